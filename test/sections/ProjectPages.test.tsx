import { screen, within } from '@testing-library/react';
import { site } from '../support/siteConstants';
import { SAMPLE_NOTE } from '../../src/core/site/sample';
import { ProjectPage } from '../../src/sections/projects/ProjectPage';
import { ProjectsPage } from '../../src/sections/projects/ProjectsPage';
import { renderInSite } from '../support/render';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { PROJECT, PROJECTS } from './samples';

beforeEach(() => void installFakeIntersectionObserver());

function setup() {
  const rendered = renderInSite(<ProjectsPage data={{ lead: 'Case studies.', projects: PROJECTS, categories: ['Infrastructure', 'DevOps', 'Database'] }} />);
  const chips = within(screen.getByRole('group', { name: 'Filter by category' }));
  return {
    ...rendered,
    box: screen.getByRole('searchbox'),
    chips: () => chips.getAllByRole('button').map(({ textContent }) => textContent),
    choose: (name: string) => rendered.user.click(chips.getByRole('button', { name })),
    titles: () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  };
}

describe('ProjectsPage', () => {
  it('P1 P3 has the chips All, Infrastructure, DevOps and Database, in this order', () => {
    expect(setup().chips()).toEqual(['All', 'Infrastructure', 'DevOps', 'Database']);
  });

  it.each([
    ['Terraform', 'Azure migration'],
    ['mysql cl', 'MySQL cluster'],
    ['SECURE PIPELINE WAS', 'Secure pipeline'],
  ])('P1 finds "%s" in tags, title or description', async (query, title) => {
    const { user, box, titles } = setup();
    await user.type(box, query);
    expect(titles()).toEqual([title]);
  });

  it('P1 P3 shows the projects of one category, then all of them again', async () => {
    const { choose, titles } = setup();
    await choose('Database');
    expect(titles()).toEqual(['MySQL cluster']);
    await choose('All');
    expect(titles()).toHaveLength(3);
  });

  it('P1 says when nothing is left', async () => {
    const { user, box, choose, titles } = setup();
    await choose('Database');
    await user.type(box, 'azure');
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No projects found');
  });

  it('P1 says of a project what it changed, where that is known', () => {
    setup();
    expect(screen.getByText('Cost per month: €11,240 → €6,730').closest('article')).toHaveTextContent('Azure migration');
    expect(document.querySelectorAll('.card__result')).toHaveLength(1);
  });

  it('P1 H8 shows each project with its diagram, waiting to be seen', () => {
    setup();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(PROJECTS.map(({ imageAlt }) => imageAlt));
    expect(screen.getByRole('link', { name: 'Azure migration' })).toHaveAttribute('href', '/projects/azure-migration');
  });
});

describe('ProjectPage', () => {
  it('P2 shows overview, challenges, solutions and technologies', () => {
    renderInSite(<ProjectPage data={PROJECT} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace('#', ''))).toEqual([
      'Overview',
      'Challenges',
      'Solutions',
      'Technologies',
    ]);
  });

  it('P2 says in its head who did what, and what it changed, in words that need no picture', () => {
    renderInSite(<ProjectPage data={PROJECT} />);
    expect(screen.getByText('Role').nextElementSibling).toHaveTextContent('Network and bill');
    expect(screen.getByText('Cost per month').closest('div')).toHaveTextContent('Cost per monthBefore €11,240After €6,730By the invoices');
    expect(screen.getByText('Merge to production').closest('div')).toHaveTextContent('Merge to productionBefore 11 minAfter 13 min');
    expect(screen.getByRole('link', { name: 'Open the diagram alone' })).toHaveAttribute('href', '/images/azure-migration.svg');
    expect(screen.getByText('A diagram of Azure migration')).toBeInTheDocument();
  });

  it('P2 says what it was about before its diagram, which comes before the next section', () => {
    const { container } = renderInSite(<ProjectPage data={PROJECT} />);
    const order = [...container.querySelectorAll('h2, .diagram')].map(({ tagName }) => tagName);
    expect(order).toEqual(['H2', 'FIGURE', 'H2', 'H2', 'H2']);
  });

  it('P2 shows its upright drawing in narrow windows, which nothing scrolls, and opens the wide one alone', () => {
    const narrow = { media: 'screen and (max-width: 43.99rem)', srcSet: '/images/azure-migration.narrow.svg', width: 360, height: 736 };
    const image = { src: '/images/azure-migration.svg', size: [960, 540], sources: [narrow] } as const;
    const { container } = renderInSite(<ProjectPage data={{ ...PROJECT, image }} />);
    const source = container.querySelector('.diagram source:first-child');
    expect(['media', 'srcset', 'width', 'height'].map((name) => source?.getAttribute(name))).toEqual(Object.values(narrow).map(String));
    expect(container.querySelector('.diagram__single')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the diagram alone' })).toHaveAttribute('href', '/images/azure-migration.svg');
    const single = renderInSite(<ProjectPage data={PROJECT} />);
    expect(single.container.querySelector('.diagram source')).toBeNull();
    expect(single.container.querySelector('.diagram__single img')).toHaveAttribute('src', '/images/azure-migration.svg');
  });

  it('P2 draws a bar as long as each figure, a worse one in another colour', () => {
    const { container } = renderInSite(<ProjectPage data={PROJECT} />);
    expect([...container.querySelectorAll('.figure__bar path')].map((path) => path.getAttribute('d'))).toEqual([
      'M0 0h100v1H0z',
      'M0 0h60v1H0z',
      'M0 0h85v1H0z',
      'M0 0h100v1H0z',
    ]);
    expect(screen.getByText('13 min').parentElement).toHaveClass('figure__state--worse');
    expect(screen.getByText('€6,730').parentElement).toHaveClass('figure__state--better');
  });

  it('P2 leaves out facts and figures that it has not', () => {
    const { container } = renderInSite(<ProjectPage data={{ ...PROJECT, facts: [], figures: [] }} />);
    expect(container.querySelector('.page-header dl')).toBeNull();
  });

  it('E7 P2 says that it is a sample, and nothing of it on a real owner’s site', () => {
    const sample = renderInSite(<ProjectPage data={PROJECT} />);
    expect(screen.getAllByText(SAMPLE_NOTE)).toHaveLength(1);
    sample.unmount();
    jest.replaceProperty(site, 'isSample', false);
    renderInSite(<ProjectPage data={PROJECT} />);
    expect(screen.queryByText(SAMPLE_NOTE)).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('P2 has no link where there is no address', () => {
    renderInSite(<ProjectPage data={{ ...PROJECT, github: undefined, live: undefined }} />);
    expect(screen.queryByRole('link', { name: 'Source code' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: PROJECT.liveLabel ?? '' })).not.toBeInTheDocument();
  });

  it('P2 has no diagram, and no empty picture on its card, where it has no image', () => {
    const { container } = renderInSite(<ProjectPage data={{ ...PROJECT, image: undefined, imageAlt: undefined }} />);
    expect(container.querySelector('figure, img')).toBeNull();
    const list = renderInSite(
      <ProjectsPage data={{ lead: '', projects: PROJECTS.slice(1, 2).map((each) => ({ ...each, image: undefined })), categories: [] }} />,
    );
    expect(list.container.querySelectorAll('.card--project').length).toBe(1);
    expect(list.container.querySelector('.lazy-image, img')).toBeNull();
  });

  it('P2 M2 links the source code and the live system, each in a new tab', () => {
    renderInSite(<ProjectPage data={PROJECT} />);
    for (const [name, href] of [
      ['Source code', PROJECT.github],
      ['Status page', PROJECT.live],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });
});
