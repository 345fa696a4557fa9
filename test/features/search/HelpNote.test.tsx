import { screen } from '@testing-library/react';
import { buildIndex } from '../../../src/core/search';
import { makeStore } from '../../../src/app/store';
import { HelpNote } from '../../../src/features/search/HelpNote';
import { renderInSite } from '../../support/render';
import { indexLoaded, textsLoaded } from './loadActions';
import { DOCUMENTS, INDEX, noParts, TEXTS } from './sampleIndex';

function setup(query: string, [index, texts] = [INDEX, TEXTS] as const) {
  const store = makeStore();
  store.dispatch(indexLoaded({ build: 'one', index }));
  store.dispatch(textsLoaded({ build: 'one', texts, parts: noParts(texts) }));
  return renderInSite(<HelpNote />, { search: { ...store.getState().search, query } });
}

describe('HelpNote', () => {
  it('S2 says nothing of exact matches', () => {
    expect(setup('sshd').container).toBeEmptyDOMElement();
  });

  it('S2 marks what the close matches are of, as they do', () => {
    setup('ansibel');
    expect(screen.getByText('ansible')).toHaveClass('help-note__shown');
    expect(screen.getByText('ansibel')).not.toHaveClass('help-note__shown');
  });

  it.each([
    ['ansible conflagration', /^No results found: no page has conflagration; showing \d+ pages? with ansible\.$/],
    ['ansible conflagration uproar', /^No results found: no page has conflagration or uproar; showing \d+ pages? with ansible\.$/],
    ['how do I ansible sshd', /^No results found: no page has all of these words; showing \d+ pages? with (?:ansible|sshd)\.$/],
    ['https://example.com/wiki/ssh#keys', /^No results found for https:\/\/example\.com\/wiki\/ssh#keys; showing 1 page at \/wiki\/ssh\.$/],
    ['--ansible', /^No results found for --ansible; showing \d+ pages? with ansible\.$/],
    ['what is ansible', /^No results found for what is ansible; showing \d+ pages? with ansible\.$/],
  ])('S2 says which words the pages shown have, and which none has: %s', (query, note) => {
    expect(setup(query).container.textContent).toMatch(note);
  });

  it('S2 says when the words are far apart on all of the pages shown', () => {
    const apart = DOCUMENTS.map((document) => ({ ...document, body: document.body.replace('. ', `. ${'And so on. '.repeat(20)}`) }));
    const { container } = setup('passwords sshd_config', [buildIndex(apart), apart.map(({ body }) => body)]);
    expect(container).toHaveTextContent('No results found for passwords sshd_config; showing 1 page with all of these words, far apart.');
  });

  it('S2 says when pages with some of the words follow one with all of them', () => {
    const far = 'And so on. '.repeat(20);
    const texts = [
      ['Rule sets', `It was there yesterday: journalctl, ${far}errors.`],
      ['Logs with journalctl', `since yesterday.${far}`],
      ['Web servers', 'errors'],
      ['Databases', 'errors'],
      ['Backups', 'errors'],
    ] as const;
    const pages = texts.map(
      ([title, body], at) => ({ ...DOCUMENTS[0], id: `page-${at}`, url: `/wiki/page-${at}`, title, body, tags: [] }) as (typeof DOCUMENTS)[number],
    );
    const { container } = setup('journalctl errors yesterday', [buildIndex(pages), pages.map(({ body }) => body)]);
    expect(container).toHaveTextContent('No results found for journalctl errors yesterday; showing 2 pages with some of these words, far apart.');
  });

  it('S2 strikes out of a pasted log line what isn’t looked for', () => {
    const { container } = setup('Nov 21 03:12:44 web3 ansible[812]: Ansible playbooks and plan failed');
    expect(screen.getByText(/^Nov 21/).tagName).toBe('DEL');
    expect(screen.getByText(/^Nov 21/)).toHaveTextContent('Nov 21 03:12:44 web3 ansible[812]:');
    expect(container).toHaveTextContent(
      'No results found for Nov 21 03:12:44 web3 ansible[812]: Ansible playbooks and plan failed; showing 1 page with parts of it.',
    );
  });
});
