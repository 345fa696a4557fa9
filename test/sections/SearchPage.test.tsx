import { act, screen, waitFor, within } from '@testing-library/react';
import { makeStore } from '../../src/app/store';
import { buildIndex, type SearchDocument } from '../../src/core/search';
import { readQuickSearch } from '../../src/features/quick-search/loadQuickSearch';
import { selectRecent } from '../../src/features/quick-search/quickSearchSlice';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../src/core/site/searchDataPaths';
import { RESULT_ROWS } from '../../src/features/search/limits';
import { SearchPage } from '../../src/sections/search/SearchPage';
import { restored } from '../../src/features/remember/restored';
import { workerAnswered, workerChosen } from '../../src/features/search/searchSlice';
import { indexLoaded } from '../features/search/loadActions';
import { DOCUMENTS, INDEX, noParts, TEXTS } from '../features/search/sampleIndex';
import { answerTo } from '../features/search/workerAnswers';
import { startServer, type Answer } from '../platform/fakeServer';
import { renderInSite } from '../support/render';

const INDEX_FILE: Answer = { build: 'one', data: INDEX };
const TEXTS_FILE: Answer = { build: 'one', data: { texts: TEXTS, ...noParts(TEXTS) } };

function setup(query: string, index: Answer | Promise<Answer> = INDEX_FILE, texts: Answer | Promise<Answer> = TEXTS_FILE) {
  const server = startServer();
  server.answer(SEARCH_INDEX, index);
  server.answer(SEARCH_TEXTS, texts);
  const page = (
    <main>
      <SearchPage data={{}} />
    </main>
  );
  const rendered = renderInSite(page, { search: { ...makeStore().getState().search, query } });
  return { ...rendered, server, box: screen.getByRole('searchbox'), message: () => screen.getByRole('status').textContent };
}
const pending = () => new Promise<Answer>(() => undefined);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

describe('SearchPage', () => {
  it.each(['', '   '])('S2 asks for a search term where there is none: "%s"', async (query) => {
    const { message } = setup(query);
    expect(message()).toBe('Enter a search term to begin');
    expect(titles()).toEqual([]);
  });

  it('S2 says "Searching..." while the index is still on its way', () => {
    const { message } = setup('ssh', pending(), pending());
    expect(message()).toBe('Searching...');
  });

  it('S2 says "Searching..." while only the texts can tell', async () => {
    const { user, box, message } = setup('sshd', INDEX_FILE, pending());
    expect(await screen.findByText('2 results')).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'keys instead');
    expect(message()).toBe('Searching...');
  });

  it.each(['zzzzzzzz', '<b>', '&&'])('S2 says "No results found" when nothing matches: "%s"', async (query) => {
    setup(query);
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(titles()).toEqual([]);
  });

  it('S2 recomputes the results at once on each change', async () => {
    const { user, box, message } = setup('sshd');
    await screen.findByText('2 results');
    await user.type(box, 'x');
    expect(message()).toMatch(/^No results found/);
    await user.type(box, '{Backspace}_');
    expect(message()).toBe('1 result');
    await user.clear(box);
    expect(message()).toBe('Enter a search term to begin');
  });

  it('S2 says so in one live region, which stays while its text changes, and begins empty so that the first text is announced', async () => {
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => void changes.push(...records));
    watch.observe(document.body, { childList: true, subtree: true });
    const { user, box } = setup('sshd');
    const region = screen.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent('2 results'));
    // The first text was put into an existing region, not inserted with it.
    const addedTexts = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Text).map(({ data }) => data));
    expect(addedTexts).toContain('Searching...');
    for (const [keys, message] of [
      ['x', 'No results found'],
      ['{Backspace}_', '1 result'],
    ] as const) {
      await user.type(box, keys);
      expect(region).toHaveTextContent(message);
    }
    await user.clear(box);
    expect(region).toHaveTextContent('Enter a search term to begin');
    expect(screen.getAllByRole('status')).toEqual([region]);
    watch.disconnect();
  });

  it('S1 leaves what is typed in the box as typed', async () => {
    const { user, box } = setup('');
    await user.type(box, ' <b>ssh</b> & ');
    expect(box).toHaveValue(' <b>ssh</b> & ');
  });

  it('S4 S5 E5 shows each result with type, category, date, link and the match highlighted as written', async () => {
    setup('SSHD');
    await screen.findByText('2 results');
    expect(titles()).toEqual(['SSH', 'Reading logs']);
    const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    const row = within(first ?? document.body);
    expect(row.getByRole('link', { name: 'SSH' })).toHaveAttribute('href', '/wiki/ssh');
    for (const text of ['Wiki', 'Basics', '15 Mar 2025']) expect(row.getByText(text)).toBeInTheDocument();
    const marks = row.getAllByRole('mark');
    expect(marks.map(({ textContent }) => textContent)).toEqual(['sshd', 'sshd']);
    expect(marks[0]?.closest('p')).toHaveTextContent(TEXTS[0] ?? '');
    expect(row.getByRole('link', { name: 'SSH' })).toHaveAccessibleDescription(/^Use keys instead of passwords\. The server sshd reads sshd ?_config\.$/);
  });

  it('S2 says that the search could not be loaded, and loads it on Retry', async () => {
    const { user, server } = setup('sshd', { status: 503 });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('status')).toHaveTextContent('The search could not be loaded.');
    server.answer(SEARCH_INDEX, INDEX_FILE);
    await user.click(retry);
    expect(await screen.findByText('2 results')).toBeInTheDocument();
  });

  it('S2 S3 says what was understood where not even a close match is found, and the ways on', async () => {
    const { user, box } = setup('type:blog "zzzz <b>yyyy"');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByText('zzzz yyyy').closest('p')).toHaveTextContent('No guide, post, title or tag in Blog has zzzz yyyy, in upper or lower case.');
    expect(screen.getByRole('link', { name: 'all guides by topic' })).toHaveAttribute('href', '/wiki');
    await user.click(screen.getByRole('button', { name: 'Search without the filters' }));
    expect(box).toHaveValue('"zzzz <b>yyyy"');
    expect(box).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Search without the quotes' }));
    expect(box).toHaveValue('zzzz <b>yyyy');
  });

  it('E6 S5 names a guide’s category by its title, and an open-source result’s section once', async () => {
    const [guide, , , repository] = DOCUMENTS;
    if (!guide || !repository) throw new Error('the sample lacks a document');
    const index = buildIndex([
      { ...guide, category: 'Advance' },
      { ...repository, category: 'Open Source' },
    ]);
    setup('s', { build: 'one', data: index }, { build: 'one', data: { texts: [guide.body, repository.body], ...noParts(['', '']) } });
    expect(await screen.findByText('Advanced Topics')).toBeInTheDocument();
    expect(screen.queryByText('Advance')).not.toBeInTheDocument();
    expect(screen.getByText('Open source', { selector: 'p span' })).toBeInTheDocument();
    expect(screen.queryByText('Open Source')).not.toBeInTheDocument();
  });

  it('S2 offers close matches under "No results found"', async () => {
    setup('ansibel');
    expect(await screen.findByText(/^No results found for/)).toBeInTheDocument();
    const close = within(screen.getByRole('region', { name: 'Close matches' }));
    expect(close.getByRole('link', { name: 'Ansible' })).toBeInTheDocument();
  });

  it('S2 counts everything found and shows it in parts', async () => {
    const documents = Array.from({ length: RESULT_ROWS + 5 }, (_, place): SearchDocument => ({
      id: `a${place}`,
      type: 'wiki',
      title: `Guide ${place}`,
      tags: [],
      url: `/wiki/a${place}`,
      category: 'Basics',
      description: '',
      body: 'port',
    }));
    const { user } = setup(
      'port',
      { build: 'one', data: buildIndex(documents) },
      { build: 'one', data: { texts: documents.map(({ body }) => body), ...noParts(documents) } },
    );
    expect(await screen.findByText(`${RESULT_ROWS + 5} results`)).toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(RESULT_ROWS));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(RESULT_ROWS + 5);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('the empty search page', () => {
  // A component that suspends doesn't resume inside `act`, so its code is loaded first.
  beforeAll(async () => {
    await readQuickSearch();
  });

  const offers = (name: string) => screen.queryByRole('region', { name });
  const offered = (name: string) => within(offers(name) ?? document.body).getAllByRole('button');

  it('S2 offers the popular tags of a site that a worker searches, as soon as it has answered', async () => {
    const { store } = setup('', pending(), pending());
    act(() => void store.dispatch(workerChosen()));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    act(() => void store.dispatch(workerAnswered({ ...answerTo(''), suggestions: { guides: [{ url: '/wiki/ssh', title: 'SSH' }], tags: ['CI/CD'] } })));
    await screen.findByRole('button', { name: 'CI/CD' });
    expect(screen.getByRole('link', { name: 'SSH' })).toHaveAttribute('href', '/wiki/ssh');
  });

  it('S2 offers what was looked for lately; a click asks for it and brings up no keyboard', async () => {
    const { user, box, store } = setup('');
    act(() => void store.dispatch(restored({ search: { recent: ['sshd', 'keys instead'], isSlashKeyOn: true } })));
    await waitFor(() => expect(offers('Recent searches')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'sshd' }));
    expect(box).toHaveValue('sshd');
    expect(box).not.toHaveFocus();
    expect(await screen.findByText('2 results')).toBeInTheDocument();
    expect(offers('Recent searches')).toBeNull();
  });

  it('S2 takes an offer by keyboard, with the focus in the box afterwards', async () => {
    const { user, box, store } = setup('');
    act(() => void store.dispatch(restored({ search: { recent: ['sshd'], isSlashKeyOn: true } })));
    await waitFor(() => expect(offers('Recent searches')).toBeInTheDocument());
    screen.getByRole('button', { name: 'sshd' }).focus();
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('sshd');
    expect(box).toHaveFocus();
  });

  it('S2 forgets what was looked for on request, with the focus in the box', async () => {
    const { user, box, store } = setup('');
    act(() => void store.dispatch(restored({ search: { recent: ['sshd'], isSlashKeyOn: true } })));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect([offers('Recent searches'), selectRecent(store.getState())]).toEqual([null, []]);
    expect(box).toHaveFocus();
  });

  it('S2 offers the tags that most pages have, as queries, once the index is here', async () => {
    const rest = { type: 'wiki', url: '/wiki', category: 'Basics', description: '', body: '' } as const;
    const tagged = (id: string, tags: readonly string[]): SearchDocument => ({ ...rest, id, title: id, tags });
    const documents = [tagged('one', ['Log files']), tagged('two', ['SSH', 'Log files'])];
    const { user, store, box } = setup('', pending());
    expect(offers('Popular tags')).toBeNull();
    act(() => void store.dispatch(indexLoaded({ build: 'one', index: buildIndex(documents) })));
    await waitFor(() => expect(offers('Popular tags')).toBeInTheDocument());
    expect(offered('Popular tags').map(({ textContent }) => textContent)).toEqual(['Log files', 'SSH']);
    await user.click(screen.getByRole('button', { name: 'SSH' }));
    expect(box).toHaveValue('tag:SSH');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    await user.clear(box);
    await user.click(await screen.findByRole('button', { name: 'Log files' }));
    expect(box).toHaveValue('tag:"Log files"');
    expect(await screen.findByText('2 results')).toBeInTheDocument();
  });
});
