import type { SearchAnswer, SearchLibrary } from '../../../../src/core/search';
import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const FILLER = 'Nothing of note stands in this line, and nothing is meant to. '.repeat(6);
export const SSH = `Prerequisites\n${FILLER}\nHarden sshd\nSet PermitRootLogin to no; then reload sshd 2>&1 and look.\n${FILLER}\nTroubleshooting\nbash: sshd: command not found is for want of a path.`;

export const { index, texts } = setup(
  { id: 'ssh', type: 'wiki', title: 'Secure SSH logins', tags: ['SSH', 'Security'], description: 'Keys only.', body: SSH },
  {
    id: 'ports',
    type: 'wiki',
    title: 'Ports',
    tags: ['Networking', 'Security'],
    description: 'What listens.',
    body: 'FTP has port 21, sshd has 22. A path matters.',
  },
  {
    id: 'logs',
    type: 'blog',
    title: 'Learning to read logs',
    tags: ['Logging'],
    description: 'A night.',
    body: 'The log of sshd, at 02:14',
    excerpt: 'Silence',
  },
  {
    id: 'lab',
    type: 'project',
    title: 'A homelab',
    tags: ['Proxmox'],
    description: 'Three small machines under one desk.',
    body: 'Three small machines under one desk.',
  },
  { id: 'restic', type: 'opensource', title: 'restic', tags: ['Backup', 'Security'], description: 'Encrypted backups.', body: 'Encrypted backups.' },
);
const at = (text: string) => SSH.indexOf(text);
export const library: SearchLibrary = {
  index,
  texts,
  parts: {
    sections: [
      [
        [0, 'prerequisites'],
        [at('Harden sshd'), 'harden'],
        [at('Troubleshooting'), 'troubleshooting'],
      ],
      [],
      [],
      [],
      [],
    ],
    code: [[at('PermitRootLogin'), 'PermitRootLogin'.length], [], [], [], []],
  },
};

export function ask(query: string, shownRows = 10, of: SearchLibrary = library): SearchAnswer {
  return showAnswer(of, findAnswer(of, parseQuery(query)), shownRows);
}
export const ids = (rows: readonly { readonly id: string }[] | undefined) => rows?.map(({ id }) => id);
export const matched = ({ excerpt: { text, match } }: SearchAnswer['results'][number]) => match && text.slice(...match);
