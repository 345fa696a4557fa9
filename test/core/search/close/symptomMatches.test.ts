import { symptomMatches } from '../../../../src/core/search/close/symptomMatches';
import { setup } from '../documents';

describe('symptomMatches', () => {
  it('puts the page first whose list of messages has a line of this one as a whole', () => {
    const { index, texts } = setup(
      { body: 'Job for check.service failed because the control process exited with error code.\nSee status' },
      { body: 'Load it\nTroubleshooting\nJob for nftables.service failed\nThe old rules are still there' },
    );
    const line = 'Job for nftables.service failed because the control process exited with error code.';
    expect(symptomMatches(index, texts, line)?.results[0]).toMatchObject({ doc: 1 });
  });

  it('puts the page first whose list of messages has this one, in words or in all of them, before one that shows more of the words around it', () => {
    const { index, texts } = setup(
      { body: 'apt says: Sub-process /usr/bin/dpkg returned an\nand stops' },
      { body: 'Sign it\nTroubleshooting\nMissing key, needed to verify the signature. Install the keyring' },
    );
    const line = 'Sub-process /usr/bin/sqv returned an error code (1), error message is: Missing key 2F4A9C1E7B3D5A60, which is needed to verify signature.';
    expect(symptomMatches(index, texts, line)?.results[0]).toMatchObject({ doc: 1 });
  });

  it('S7 puts the page first that is named after the program of a line, or after a word of it', () => {
    const body = 'The certificate was refused: verify failed';
    const guides = setup({ title: 'Web', body }, { title: 'OpenVPN', body }, { title: 'Mail', tags: ['Postfix'], body });
    const first = (line: string) => symptomMatches(guides.index, guides.texts, line)?.results[0]?.doc;
    expect(first('Nov 21 03:12:44 web1 openvpn[812]: error: certificate verify failed')).toBe(1);
    expect(first('Nov 21 03:12:44 web1 postfix/smtpd[812]: error: certificate verify failed')).toBe(2);
    expect(first('error: Postfix: certificate verify failed')).toBe(2);
    expect(first('Nov 21 03:12:44 web1 other[812]: error: certificate verify failed')).toBe(0);
  });

  it('S7 offers the page that is named after the program even if it has little of the message', () => {
    const others = Array.from({ length: 40 }, (_, at) => ({ title: `Other ${at}`, body: at === 0 ? 'journal' : 'other' }));
    const guides = setup({ title: 'Graylog', body: 'The journal is full' }, ...others);
    const results = (program: string) => symptomMatches(guides.index, guides.texts, `${program}[812]: error: journal utilization has gone over 95%`)?.results;
    expect(results('graylog2')).toMatchObject([{ doc: 0 }]);
    expect(results('another')).toBeUndefined();
  });

  const { index, texts } = setup(
    { title: 'SFTP jail', body: 'The log says: fatal: bad ownership or modes for chroot directory "/var/jail". Own it by root.' },
    { title: 'Keys', body: 'ssh says\nuser@host: Permission denied (publickey).\nfor want of a key' },
    { title: 'Permissions', body: 'A password is denied to the public; permission for a directory, ownership and modes.' },
    { title: 'Chroot', body: 'A chroot directory, its modes, its ownership: bad or fatal' },
  );
  const docs = (raw: string) => symptomMatches(index, texts, raw)?.results.map(({ doc }) => doc);

  it('puts the document with the longest stretch of the message first', () => {
    expect(docs('Nov 21 03:12:44 web1 sshd[812]: fatal: bad ownership or modes for chroot directory "/srv/sftp"')?.slice(0, 2)).toEqual([0, 3]);
    expect(docs('Permission denied (publickey,password).')?.[0]).toBe(1);
  });

  it('says what it looked for', () => {
    expect(symptomMatches(index, texts, 'sshd[8]: Permission denied (publickey,password).')).toMatchObject({
      kind: 'symptom',
      shownFor: 'Permission denied (publickey,password).',
    });
  });

  it('uses only the words before the texts are there', () => {
    expect(symptomMatches(index, null, 'Permission denied (publickey,password).')?.results.map(({ doc }) => doc)).toContain(1);
  });

  it('counts rare words more than common ones', () => {
    const common = Array.from({ length: 12 }, () => ({ body: 'the public key is not available, as it is not here' }));
    const guides = setup(...common, { body: 'apt says NO_PUBKEY when the keyring lacks it' });
    const line = 'W: GPG error: public key is missing: NO_PUBKEY 871920D1991BC93C';
    expect(symptomMatches(guides.index, guides.texts, line)?.results[0]).toMatchObject({ doc: 12 });
  });

  it('S2 leaves out a page that has a single word of a message of several in a row, however rare, even in its list of messages', () => {
    const others = Array.from({ length: 20 }, (_, at) => ({ title: `Other ${at}`, body: 'unable to package it' }));
    const { index, texts } = setup({ body: 'Troubleshooting\ncannot locate the HMAC' }, { body: 'It was unable to locate the package' }, ...others);
    expect(symptomMatches(index, texts, 'E: Unable to locate package')?.results).toMatchObject([{ doc: 1 }]);
  });

  it('leaves out what explains next to nothing beside the best', () => {
    expect(docs('sshd[8]: fatal: bad ownership or modes for chroot directory "/srv/sftp"')).not.toContain(1);
  });

  it('leaves a search that has a word for a fault in it to the other helps', () => {
    expect(symptomMatches(index, texts, 'permission denied chroot')).toBeNull();
  });

  it('offers nothing for other queries, and nothing far off', () => {
    expect(symptomMatches(index, texts, 'chroot directory')).toBeNull();
    expect(symptomMatches(index, texts, 'error: frobnicator overheated on stage nine')).toBeNull();
  });
});
