import { searchLibrary } from '../../build-scripts/lib/reports/logLines';
import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../src/core/search/advanced';
import { ownModel } from '../build-scripts/support/ownContent';

let library: SearchLibrary;

beforeAll(async () => {
  library = searchLibrary(await ownModel());
});

/** The first row of an answer: its page and heading, and what is marked in its excerpt. */
function firstRow(query: string) {
  const { typed, results, help } = showAnswer(library, findAnswer(library, parseQuery(query)), 1);
  const [row] = [...typed, ...results, ...(help?.results ?? [])];
  const { text = '', match = null } = row?.excerpt ?? {};
  return { place: `${row?.type}/${row?.id}#${row?.section?.id}`, marked: match && text.slice(...match), opensAt: row?.listedAs ?? row?.foundFor };
}

describe('the first row for what a guide has', () => {
  it.each([
    ['table inet filter {', 'wiki/firewall#write-the-ruleset'],
    ['Storage=persistent', 'wiki/logs-journalctl#keep-enough-history'],
    ["alice@server.example.com's password:", 'wiki/ssh#check-the-host-key-before-you-say-yes'],
    ['file=${1:-/etc/nftables.conf}', 'wiki/firewall#load-it-with-a-way-back'],
    ['ip route get 192.168.20.5', 'wiki/opnsense-vpn#bring-it-up'],
    ["SET GLOBAL gtid_slave_pos='0-1-7';", 'wiki/data-replication-rules#copy-the-data-and-the-position-together'],
    ['CREATE TABLE shop.orders (', 'wiki/data-replication-rules#a-primary-with-something-on-it'],
  ])('S5 leads to where it stands and marks it there: %s', (query, place) => {
    expect(firstRow(query)).toEqual({ place, marked: query, opensAt: query });
  });

  it('S5 leads words of a message to what the guide says about it, not to where the message is an example', () => {
    const { place, marked } = firstRow('permission denied publickey');
    expect({ place, marked }).toEqual({
      place: 'wiki/ssh#permission-denied-publickey',
      marked: 'Permission denied (publickey',
    });
  });

  it.each([
    ['permission denied', 'wiki/ssh#permission-denied-publickey'],
    ['connection timed out', 'wiki/firewall#connection-timed-out-though-the-port-is-in-the-set'],
  ])('S5 S7 leads from %s to the entry of each guide that has one beginning with it', (query, place) => {
    const { results } = showAnswer(library, findAnswer(library, parseQuery(query)), 20);
    expect(results.map(({ type, id, section }) => `${type}/${id}#${section?.id}`)).toContain(place);
  });

  it('S5 S7 marks a name of several words that a message has, not each of them', () => {
    const place = 'wiki/data-replication-rules#start-it-and-prove-it';
    expect(firstRow('Seconds_Behind_Master: NULL')).toEqual({ place, marked: 'Seconds_Behind_Master', opensAt: 'seconds_behind_master' });
  });
});
