import { explainedPart } from '../../../../src/core/search/close/explainedPart';
import { excerptOf } from '../documents';

describe('explainedPart of a page without a list of messages', () => {
  const equal = () => 1;
  const matchedIn = (body: string, message: string, weigh: (word: string) => number = equal) => explainedPart(body, message, weigh);

  it('is the longest part with shared words, as it is in the folded body', () => {
    const body = 'Denied. It says: Permission denied (publickey), or Permission.';
    expect(matchedIn(body, 'permission DENIED (publickey,password).')).toMatchObject({ text: 'permission denied (publickey', weight: 3 });
    expect(matchedIn(body, 'nothing')).toMatchObject({ text: '', weight: 0 });
  });

  it('reaches over two words that the message doesn’t have or has instead, such as a name or a path, at a cost', () => {
    expect(matchedIn("mount: /mnt: can't find UUID", "mount: /srv/data: can't find LABEL", () => 3).text).toBe("mount: /mnt: can't find");
    expect(matchedIn('alice is not in the sudoers file', 'user NOT in sudoers').text).toBe('not in the sudoers');
    expect(matchedIn('one and then some more two', 'one two').text).toBe('one');
    const body = 'Suppressed 22502 messages from stock-import.service, and so on';
    expect(matchedIn(body, 'Suppressed 941 messages from billing.service')).toMatchObject({
      text: 'suppressed 22502 messages from',
      range: [0, 30],
      weight: 2.5,
    });
    expect(matchedIn('useradd: user app already exists', "useradd: user 'deploy' already exists").text).toBe('useradd: user app already exists');
  });

  it('takes a word for its plural and past, and single characters for none', () => {
    expect(matchedIn('The database is locks attempt', 'the databases is locked attempts').text).toBe('the database is locks attempt');
    expect(matchedIn('/bin/sh: 1: cert-check: not found', '/bin/sh: 1: renew-certs: not found').text).toBe('bin/sh: 1: cert-check: not found');
  });

  it('takes the stretch that weighs most', () => {
    const body = 'what is in the message is in the message; NO_PUBKEY';
    const weigh = (word: string) => (word === 'pubkey' ? 9 : 1);
    expect(matchedIn(body, 'is in the message: NO_PUBKEY 871920D1991BC93C', weigh)).toMatchObject({ text: 'is in the message; no_pubkey', weight: 14 });
    expect(matchedIn('in the message. NO PUBKEY', 'NO_PUBKEY is in the message', weigh).text).toBe('no pubkey');
  });

  it('gives a needle for the excerpt', () => {
    const body = `${'x '.repeat(100)}Bad ownership or modes for chroot directory component`;
    expect(excerptOf(body, matchedIn(body, 'bad ownership or modes for chroot directory "/srv"').text).match).not.toBeNull();
  });
});

describe('explainedPart of a page with a list of messages', () => {
  const equal = () => 1;
  const shown = 'nginx[812]: bind() to port 80 failed: address already in use\n';
  const part = (body: string, message = 'nginx: bind() to port 443 failed: address already in use') => explainedPart(body, message, equal);

  it('is the part in a page’s list of messages, even if the page shows more of the message above', () => {
    const body = `Start it:\n${shown}Troubleshooting\nbind to a port failed: address already in use Stop the other server`;
    expect(part(body)).toMatchObject({ text: 'bind to a port failed: address already in use', range: [body.lastIndexOf('bind'), body.indexOf(' Stop')] });
    expect(part(body.replace('Troubleshooting', 'Notes')).range[0]).toBe(body.indexOf('nginx'));
  });

  it('is elsewhere when the list has next to nothing of the message', () => {
    const body = `${shown}Troubleshooting\nThe address is wrong`;
    expect(part(body).range[0]).toBe(0);
  });

  it('S5 is a name of several words as the page has it, not a single word of it in that list', () => {
    const body = 'It says\nSeconds_Behind_Master: 0\nTroubleshooting\nIf the master has nothing else, RESET MASTER';
    expect(part(body, 'Seconds_Behind_Master: NULL').text).toBe('seconds_behind_master');
    expect(part(body, 'the seconds of the master').range[0]).toBe(body.indexOf('the master'));
  });

  it('is before all else a line of the list that the message has as a whole', () => {
    const body = `${shown}Troubleshooting\nnginx to bind to port failed in use\nAddress already in use.\nStop it`;
    expect(part(body)).toMatchObject({ text: 'address already in use', range: [body.indexOf('Address'), body.indexOf('.\nStop')] });
  });
});
