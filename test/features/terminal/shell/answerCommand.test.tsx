import { act, screen, waitFor, within } from '@testing-library/react';
import type { AppStore } from '../../../../src/app/store';
import { RECORDS } from '../../../sections/samples';
import { opened } from '../../visit/sampleVisit';
import { ARTICLE_DATA, CATALOG, openTerminal, prepareTerminal } from '../openTerminal';

/** To the blog by a link, and to the home page by another. */
function goElsewhere({ dispatch }: AppStore): void {
  for (const path of ['/blog', '/']) act(() => void dispatch(opened(path)));
}

describe('a command that waits for a file', () => {
  it('T2 goes on after clear, whatever was still being read', async () => {
    const server = await prepareTerminal();
    server.answer(ARTICLE_DATA, new Promise(() => undefined));
    const { user, input, log, lines, settled } = openTerminal();
    await user.type(input, 'cat wiki/ssh.md{Enter}');
    await within(log).findByText('reading wiki/ssh.md …');
    await user.type(input, 'clear{Enter}certs{Enter}skills{Enter}');
    await settled();
    expect(lines()).toEqual(['$ certs', '2017  LFCS (The Linux Foundation)', '$ skills', 'Linux: Debian, systemd', 'Databases: MySQL']);
  });

  it.each([
    ['opens the page', (): void => undefined, '/wiki/ssh'],
    ['leaves a visitor alone who has gone elsewhere and come back to this page', goElsewhere, '/'],
  ])('T1 open %s when the list of pages comes late', async (_what, meanwhile, address) => {
    const server = await prepareTerminal();
    let come: () => void = () => undefined;
    server.answer(CATALOG, new Promise((resolve) => (come = () => resolve({ data: { records: RECORDS } }))));
    const { user, input, log, settled, store } = openTerminal();
    await user.type(input, 'open wiki/ssh{Enter}');
    await within(log).findByText('reading the list of pages …');
    meanwhile(store);
    come();
    await settled();
    await act(() => Promise.resolve());
    await waitFor(() => expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent(new RegExp(`^${address}$`)));
  });
});

it('goes back to the folder before with cd -, and from there to this one again', async () => {
  await prepareTerminal();
  const { user, input, lines, settled } = openTerminal();
  await user.type(input, 'cd -{Enter}cd wiki{Enter}pwd{Enter}cd ../blog{Enter}cd -{Enter}cd -{Enter}pwd{Enter}');
  await settled();
  expect(lines().slice(1)).toEqual([
    ...['$ cd -', 'cd: there is no folder to go back to', '$ cd wiki', 'wiki $ pwd', '/wiki', 'wiki $ cd ../blog'],
    ...['blog $ cd -', '/wiki', 'wiki $ cd -', '/blog', 'blog $ pwd', '/blog'],
  ]);
});
