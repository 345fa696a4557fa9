import { buildIndex, RESULT_TYPES, type SearchDocument, type TextParts } from '../../../src/core/search';

function document(path: `${SearchDocument['type']}/${string}`, title: string, body: string): SearchDocument {
  const type = RESULT_TYPES.find((each) => path.startsWith(each)) ?? 'wiki';
  const id = path.slice(type.length + 1);
  return { id, type, title, tags: [], url: `/${path}`, date: '2025-03-15', category: 'Basics', description: `About ${title}.`, body };
}

/** Four documents, one per collection, in collection order. */
export const DOCUMENTS: readonly SearchDocument[] = [
  document('wiki/ssh', 'SSH', 'Use keys instead of passwords. The server sshd reads sshd_config.'),
  document('blog/logs', 'Reading logs', 'The journal showed that sshd had not started.'),
  document('project/mysql', 'MySQL cluster', 'About MySQL cluster.'),
  document('opensource/ansible', 'Ansible', 'About Ansible.'),
];

export const INDEX = buildIndex(DOCUMENTS);
export const TEXTS: readonly string[] = DOCUMENTS.map(({ body }) => body);

/** The same site after another deploy. */
export const OTHER_DOCUMENTS: readonly SearchDocument[] = [document('wiki/vpn', 'VPN', 'A tunnel through the net.'), ...DOCUMENTS];
export const OTHER_INDEX = buildIndex(OTHER_DOCUMENTS);
export const OTHER_TEXTS: readonly string[] = OTHER_DOCUMENTS.map(({ body }) => body);

/** The parts of texts that have neither sections nor code. */
export const noParts = (texts: readonly unknown[]): TextParts => ({ sections: texts.map(() => []), code: texts.map(() => []) });
