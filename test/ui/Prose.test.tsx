import { CALLOUTS, type CalloutKind } from '../../src/core/content/callouts';
import { screen, within } from '@testing-library/react';
import type { Block, Inline } from '../../src/core/content/blocks';
import { Prose } from '../../src/ui/Prose';
import { WholePageContext } from '../../src/ui/WholePageContext';
import { renderInSite } from '../support/render';
import { installFakeIntersectionObserver } from './intersection';

const show = (...blocks: Block[]) => renderInSite(<Prose blocks={blocks} />);
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const line = (text: string): Block => ({ type: 'line', children: [text] });

beforeEach(() => void installFakeIntersectionObserver());

describe('Prose', () => {
  it('W6 B2 shows a heading as a heading of its level, with an anchor to itself', () => {
    show({ type: 'heading', depth: 3, id: 'keys', children: ['Make a ', { type: 'code', text: 'key' }] });
    const heading = screen.getByRole('heading', { level: 3, name: 'Make a key' });
    expect(heading).toHaveAttribute('id', 'keys');
    expect(within(heading).getByRole('link', { name: 'Make a key' })).toHaveAttribute('href', '#keys');
  });

  it('R4 shows the beginning of a long text alone where a page is only begun', () => {
    const blocks = Array.from({ length: 40 }, (_, place) => paragraph(`Paragraph ${place}`));
    renderInSite(
      <WholePageContext value={false}>
        <Prose blocks={blocks} />
      </WholePageContext>,
    );
    expect(screen.getByText('Paragraph 0')).toBeVisible();
    expect(screen.queryByText('Paragraph 39')).not.toBeInTheDocument();
  });

  it('W6 folds more than three further messages, which are there to be found; a paragraph like any other has no fold', () => {
    const messages = (count: number): Inline[] => [
      'Also logged as ',
      ...Array.from({ length: count }, (_, at): Inline[] => [{ type: 'code', text: `refused ${at}` }, ', ']).flat(),
    ];
    show(paragraph(...messages(3)), paragraph('Not ', ...messages(4)), paragraph(...messages(4)));
    expect(screen.getAllByText(/logged as/).map((text) => text.tagName)).toEqual(['P', 'P', 'SUMMARY', 'P']);
    expect(screen.getByText('Also logged as 4 other messages').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Also logged as 4 other messages').nextElementSibling).toHaveTextContent(
      'Also logged as refused 0, refused 1, refused 2, refused 3,',
    );
  });

  it('W6 keeps the link of a heading that has one, beside the anchor', () => {
    show({ type: 'heading', depth: 2, id: 'see', children: [{ type: 'strong', children: [{ type: 'link', href: '/wiki/ssh', children: ['SSH'] }] }] });
    const links = within(screen.getByRole('heading', { level: 2 })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wiki/ssh', '#see']);
    expect(links[1]).toHaveAccessibleName('Link to this section');
  });

  it('W6 B2 shows a heading at its level, with the ids that it had before', () => {
    show(...[2, 6].map((depth): Block => ({ type: 'heading', depth, id: `h${depth}`, formerIds: [`old-${depth}`], children: [`Depth ${depth}`] })));
    for (const level of [2, 6]) {
      const heading = screen.getByRole('heading', { level, name: `Depth ${level}` });
      expect([heading.id, heading.querySelector('span')?.id]).toEqual([`h${level}`, `old-${level}`]);
    }
  });

  it('W6 shows a step with its label apart from its text', () => {
    show({ type: 'step', label: 'Step 1', children: ['Make a key'] });
    expect(screen.getByText('Step 1')).toHaveClass('step__label');
    expect(screen.getByText('Step 1').closest('p')).toHaveTextContent('Step 1: Make a key');
  });

  it('W6 has steps among the headings that screen readers list, one level below the heading over them; not those in a callout', () => {
    const step = (label: string): Block => ({ type: 'step', label, children: ['Make a key'] });
    const heading = (depth: number): Block => ({ type: 'heading', depth, id: `h${depth}`, children: ['Keys'] });
    show(step('Step 1'), heading(2), step('Step 2'), heading(3), step('Step 3'), { type: 'callout', kind: 'note', children: [step('Step 4')] });
    const levels = screen.getAllByRole('heading', { name: /^Step/ }).map((each) => [each.textContent, each.getAttribute('aria-level')]);
    expect(levels).toEqual([
      ['Step 1: Make a key', '2'],
      ['Step 2: Make a key', '3'],
      ['Step 3: Make a key', '4'],
    ]);
  });

  it('W4 shows the notes of a block as its list, each with a link back to its line', () => {
    show(
      {
        type: 'code',
        language: 'yaml',
        label: 'YAML',
        notes: 1,
        lines: [
          { tokens: ['a: 1'], note: 1 },
          { tokens: ['b: 2'], note: 2 },
        ],
      },
      { type: 'list', ordered: true, notes: 1, items: [{ children: [line('One.')] }, { children: [line('Two.')] }] },
    );
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
    items.forEach((item, index) => {
      const [mark, back] = [
        screen.getByRole('link', { name: `Note ${index + 1}` }),
        within(item).getByRole('link', { name: `Note ${index + 1}: back to the code` }),
      ];
      expect(mark).toHaveAttribute('href', `#${back.id}`);
      expect(back).toHaveAttribute('href', `#${mark.id}`);
    });
  });

  it('W6 shows bullets and numbered items as lists, the numbers as written', () => {
    show(
      { type: 'list', ordered: false, items: [{ children: [line('one')] }, { children: [line('two')] }] },
      { type: 'list', ordered: true, start: 3, items: [{ children: [line('third')] }] },
    );
    const [bullets, numbers] = screen.getAllByRole('list');
    expect(bullets?.tagName).toBe('UL');
    expect([...(bullets?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['one', 'two']);
    expect(numbers?.tagName).toBe('OL');
    expect(numbers).toHaveAttribute('start', '3');
  });

  it('W6 says which task of a list is done', () => {
    show({
      type: 'list',
      ordered: false,
      items: [
        { checked: true, children: [line('backup')] },
        { checked: false, children: [line('restore')] },
      ],
    });
    expect(screen.getAllByRole('img').map((box) => box.getAttribute('aria-label'))).toEqual(['Done: ', 'To do: ']);
  });

  it('W6 B2 shows bold, emphasised, deleted and code text as what they are', () => {
    show(
      paragraph(
        { type: 'strong', children: ['bold'] },
        { type: 'emphasis', children: ['soft'] },
        { type: 'deleted', children: ['gone'] },
        { type: 'code', text: '<b>' },
      ),
    );
    expect(['strong', 'emphasis', 'deletion', 'code'].map((role) => screen.getByRole(role).textContent)).toEqual(['bold', 'soft', 'gone', '<b>']);
  });

  it('B2 keeps paragraphs, quotes and rules apart', () => {
    show(paragraph('first'), { type: 'quote', children: [paragraph('said')] }, { type: 'rule' });
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['first', 'said']);
    expect(screen.getByRole('blockquote')).toHaveTextContent('said');
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  it.each(Object.keys(CALLOUTS) as CalloutKind[])('W6 names a callout by its kind: %s', (kind) => {
    show({ type: 'callout', kind, children: [paragraph('Careful.')] });
    expect(screen.getByRole('note', { name: new RegExp(`^${kind}$`, 'i') })).toHaveTextContent('Careful.');
  });

  it('W6 shows a table with heads for its columns', () => {
    show({
      type: 'table',
      align: ['left', null],
      head: [['Port'], ['Use']],
      rows: [
        [['22'], ['ssh']],
        [['443'], ['https']],
      ],
    });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Port', 'Use']);
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['22ssh', '443https']);
  });

  it('N1 shows an empty corner of a table as no header', () => {
    show({ type: 'table', align: [null, null], head: [[], ['Here']], rows: [[['a'], ['b']]] });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Here']);
  });

  it('W4 shows fenced code with a copy button', () => {
    show({ type: 'code', language: 'bash', label: 'Shell', lines: [{ tokens: ['ls'] }] });
    expect(screen.getByRole('figure')).toHaveTextContent('Shell');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  it('W6 leads from the text to a footnote and back', () => {
    show(paragraph('True.', { type: 'footnote', id: 'fn-1', number: 1, ref: 'ref-1' }), {
      type: 'footnotes',
      items: [{ id: 'fn-1', refs: ['ref-1'], children: [paragraph('Source.')] }],
    });
    expect(screen.getByRole('link', { name: 'Footnote 1' })).toHaveAttribute('href', '#fn-1');
    expect(screen.getByRole('link', { name: 'Footnote 1' })).toHaveAttribute('id', 'ref-1');
    expect(within(screen.getByRole('region', { name: 'Footnotes' })).getByRole('link', { name: 'Back to the text' })).toHaveAttribute('href', '#ref-1');
  });
});

describe('SiteLink', () => {
  const link = (href: string) => {
    show(paragraph({ type: 'link', href, children: ['there'] }));
    return screen.getByRole('link', { name: 'there' });
  };

  it.each(['https://example.org/a?b=c#d', 'http://example.org'])('M2 opens %s in a new tab that knows nothing of this one', (href) => {
    const shown = link(href);
    expect(shown).toHaveAttribute('href', href);
    expect(shown).toHaveAttribute('target', '_blank');
    expect(shown).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['mailto:ada@example.org?subject=Hi', '/wiki/ssh', '/wiki/ssh#keys', '/tags/CI%2FCD', '#keys', '/resume.pdf'])(
    'M2 leads to %s in this tab',
    (href) => {
      const shown = link(href);
      expect(shown).toHaveAttribute('href', href);
      expect(shown).not.toHaveAttribute('target');
    },
  );

  it('shows each block in its own direction where it has one, and no attribute elsewhere', () => {
    const code = { type: 'code', language: 'text', label: 'Text', lines: [{ tokens: ['ls'] }] } as const;
    const { container } = show(
      { type: 'heading', depth: 2, id: 'a', dir: 'rtl', children: ['أ'] },
      { type: 'paragraph', dir: 'rtl', children: ['ب ', { type: 'code', dir: 'ltr', text: '/etc' }] },
      { type: 'list', ordered: false, dir: 'rtl', items: [{ children: [line('ت')] }, { children: [{ type: 'line', dir: 'ltr', children: ['c'] }] }] },
      { type: 'quote', dir: 'rtl', children: [paragraph('ث')] },
      { type: 'callout', kind: 'note', dir: 'rtl', children: [paragraph('ج')] },
      { type: 'table', dir: 'rtl', align: ['right'], head: [['ح']], rows: [] },
      { ...code, dir: 'ltr' },
      { type: 'tabs', dir: 'ltr', tabs: [{ label: 'A', block: code }] },
      paragraph('d'),
    );
    const directed = [...container.querySelectorAll('[dir]')].map(
      (element) => `${element.localName}.${element.className.split(' ')[0] ?? ''} ${element.getAttribute('dir')}`,
    );
    expect(directed).toEqual([
      'h2. rtl',
      'p. rtl',
      'code. ltr',
      'ul. rtl',
      'span. ltr',
      'blockquote. rtl',
      'div.callout rtl',
      'div.table rtl',
      'figure.code ltr',
      'div.tabs ltr',
    ]);
  });
});
