import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import userEvent from '@testing-library/user-event';
import { makeStore } from '../../../src/app/store';
import type { Block } from '../../../src/core/content/blocks';
import { historyPath } from '../../../src/core/history/editions';
import { hunksBetween } from '../../../src/core/history/hunks';
import { passageKey, passagesOf, placedPassages } from '../../../src/core/history/passages';
import { elementOf, shownGuide } from '../../../src/features/changes/markChanges';
import { rootReducer } from '../../../src/features/store/rootReducer';
import { Prose } from '../../../src/ui/Prose';
import { renderInSite } from '../../support/render';
import { bar, heard, HISTORY, next, NOW, open, openAfter, paragraph, prepareDevice, session, stored } from './openGuide';

const { server, marked } = prepareDevice();

describe('what has changed in a guide since it was read', () => {
  it('W13 is counted in a line, announced, and marked: words in prose, cells in tables, lines in code', async () => {
    await openAfter('old');
    expect(bar()).toHaveTextContent('4 blocks changed since 3 January, one of them a command');
    expect(heard()).toBe('4 blocks changed since 3 January, one of them a command');
    expect(marked()).toEqual(['Ed25519', 'ssh-keygen -t ed25519', '2222', 'logins of the bastion']);
    expect(server().requests).toEqual([historyPath('ssh')]);
  });

  it('W13 is marked in each of several messages of a row', async () => {
    const row = (second: string, cause: string): Block => ({
      type: 'table',
      align: [null, null],
      hasLongRows: true,
      head: [['Message'], ['Cause']],
      rows: [[[{ type: 'code', text: 'connection refused' }, ', ', { type: 'code', text: second }], [cause]]],
    });
    const [blocks, before] = [[row('no route to host', 'No firewall')], [row('no path to host', 'A firewall')]];
    const back = hunksBetween(passagesOf(blocks), passagesOf(before), passageKey);
    server().answer(historyPath('ssh'), { data: { editions: [{ ...HISTORY.editions[0], back }, HISTORY.editions[1]] } });
    await openAfter('old', { blocks });
    expect(marked()).toEqual(['route', 'No']);
  });

  it('W13 is gone through one by one, round and round, with what it was; the focus stays', async () => {
    await openAfter('old');
    const user = userEvent.setup();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await user.click(next());
      expect(next()).toHaveFocus();
      seen.push(heard());
    }
    expect(seen).toEqual([
      '1 of 4, changed: paragraph in “Keys”: Make a key of; removed: RSA; added: Ed25519; on your machine.',
      '2 of 4, changed: command in “Keys”: removed: $ ssh-keygen -t rsa; added: $ ssh-keygen -t ed25519',
      '3 of 4, new: row of a table in “Keys”: added: 2222 | logins of the bastion',
      '4 of 4, removed: paragraph in “Keys”: removed: Close the other session at once.',
      seen[0],
    ]);
    expect([...document.querySelectorAll('.changes-bar :is(ins, del)')].map((part) => `${part.tagName} ${part.textContent}`)).toEqual([
      'DEL RSA',
      'INS Ed25519',
    ]);
    await user.click(screen.getByRole('button', { name: 'Previous change' }));
    expect(heard()).toBe(seen[3]);
    // A removed passage has no place of its own: what follows it is brought into view.
    const scrolled = (Element.prototype.scrollIntoView as jest.Mock).mock.contexts.map((element) => (element as Element).textContent);
    expect(scrolled.slice(0, 4)).toEqual([
      'Make a key of Ed25519 on your machine.',
      'ssh-keygen -t ed25519',
      '2222logins of the bastion',
      'Keep the second session open.',
    ]);
  });

  it('W13 N1 leaves the focus at the change that was shown, or else at the heading over what is read', async () => {
    await openAfter('old');
    await userEvent.click(next());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Make a key of Ed25519 on your machine.')).toHaveFocus();
    cleanup();
    await openAfter('old');
    const isRead = ({ textContent }: Element) => ['SSH', 'Keys'].includes(textContent);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: isRead(this) ? 0 : innerHeight } as DOMRect;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { name: 'Keys' })).toHaveFocus();
  });

  it('W13 is remembered as read at a click, and then there is nothing more to tell', async () => {
    const { unmount } = await openAfter('old');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(heard()).toBe('Marked as read.');
    expect(document.body).not.toHaveFocus();
    expect([bar(), stored()['ssh']?.[0], marked()]).toEqual([null, 'new', []]);
    unmount();
    open();
    expect(server().requests).toHaveLength(1);
  });

  it('W13 is told again on the next visit where it was only closed', async () => {
    const { unmount } = await openAfter('old');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([bar(), stored()['ssh']?.[0], marked()]).toEqual([null, 'old', []]);
    unmount();
    open();
    await waitFor(() => expect(bar()).not.toBeNull());
  });

  it('W13 is more than can be told for an edition that is not kept any more', async () => {
    await openAfter('ancient');
    expect(bar()).toHaveTextContent('Much of this guide has changed since 3 January');
    expect([screen.queryByRole('button', { name: 'Next change' }), marked()]).toEqual([null, []]);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(stored()['ssh']?.[0]).toBe('new');
  });

  it('W13 is nothing where only the order is another, and where no earlier edition is known', async () => {
    for (const data of [{ blocks: NOW }, { changes: undefined }]) {
      localStorage.setItem('read', '{"ssh":["old","2026-11-03"]}');
      server().answer(historyPath('ssh'), { data: { editions: [{ ...HISTORY.editions[0], back: [] }, HISTORY.editions[1]] } });
      const { unmount } = open(data);
      await waitFor(() => expect(stored()['ssh']?.[0]).toBe('new'));
      expect(bar()).toBeNull();
      unmount();
    }
  });

  it.each([{ status: 500 }, { status: 404 }, { text: '{"build":"one","checksum":"00000000","data":{}}' }, { data: { editions: [] } }])(
    'W13 is not told, and nothing else is disturbed, where its file is %j',
    async (answer) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      server().answer(historyPath('ssh'), answer);
      localStorage.setItem('read', '{"ssh":["old","2026-11-03"]}');
      open();
      await waitFor(() => expect(warn).toHaveBeenCalled());
      expect([bar(), stored()['ssh']?.[0]]).toEqual([null, 'old']);
    },
  );

  it('W13 D1 is a visit of serialisable actions, which another store replays; a jump back shows the line again', async () => {
    const actions: UnknownAction[] = [];
    const { store } = await openAfter('old');
    const states = [store.getState()];
    store.replaceReducer((state, action) => {
      if (action.type.startsWith('changes/')) actions.push(action);
      return rootReducer(state, action);
    });
    for (const name of ['Next change', 'Mark as read']) await userEvent.click(screen.getByRole('button', { name }));
    const replayed = makeStore(states[0]);
    (JSON.parse(JSON.stringify(actions)) as UnknownAction[]).forEach((action) => replayed.dispatch(action));
    expect(actions.map(({ type }) => type)).toEqual(['changes/changeShown', 'changes/editionRead']);
    expect(replayed.getState().changes).toEqual(store.getState().changes);
    // As when DevTools jumps: no action passes through the middleware.
    act(() => store.replaceReducer((state, action) => ({ ...rootReducer(state, action), changes: states[0]?.changes ?? {} })));
    expect(bar()).toHaveTextContent('4 blocks changed');
  });
});

describe('the passages on a page', () => {
  it('W13 are found by their numbers, whatever stands around them', () => {
    const blocks: readonly Block[] = [
      ...NOW,
      { type: 'callout', kind: 'warning', children: [paragraph('Careful.')] },
      { type: 'step', label: 'Step 1', children: ['Begin.'] },
      {
        type: 'list',
        ordered: true,
        items: [
          {
            checked: true,
            children: [
              { type: 'line', children: ['one'] },
              { type: 'list', ordered: false, items: [{ children: [{ type: 'line', children: ['inner'] }] }] },
            ],
          },
          { children: [paragraph('two'), session('true')] },
          { children: [{ type: 'line', children: ['three'] }] },
        ],
      },
      {
        type: 'tabs',
        tabs: ['a', 'b'].map((label) => ({
          label,
          block: { type: 'code', language: 'ini', label, title: `/etc/${label}`, lines: [{ tokens: [`x=${label}`] }] },
        })),
      },
      { type: 'quote', children: [paragraph('Said.')] },
      { type: 'footnotes', items: [{ id: 'f', refs: ['r'], children: [paragraph('A note.')] }] },
    ];
    renderInSite(<Prose blocks={blocks} />);
    const guide = shownGuide(blocks);
    const plain = (text: string) => text.replace(/^[$#] /, '').replaceAll(' | ', '');
    // An item has others in it, and a row its cells; prompts come from the style sheet.
    const shown = placedPassages(blocks).map(({ passage: [, text] }, at) => (elementOf(guide, { at })?.textContent ?? '').slice(0, plain(text).length));
    expect(shown).toEqual(placedPassages(blocks).map(({ passage: [, text] }) => plain(text)));
  });
});
