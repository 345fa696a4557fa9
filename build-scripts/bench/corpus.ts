import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../src/core/search';
import { Random } from './random';

/** Generated bodies are about this long, in UTF-16 units; so are the guides of the design's own measurements. */
const BODY_LENGTH = 6_000;
/** The exponent of the word frequencies: 1 is Zipf's law. */
const ZIPF_EXPONENT = 1.2;
const VOCABULARY = 30_000;

const COMMON_WORDS = `the to and a of in is for on with you your this it that be as can are will from by an or if not use at have when
server file command system user service install configuration run network package access port update set data using default key log
directory root access create new password restart enable firewall container database storage backup script version test add check
change make sure need first then after before each same other example step note following only all any there which them into so`.split(/\s+/);
const SYLLABLES = `a be con de ex fi gra ho in ka lo mi net op pre re ser ta un ver wa xen zy ble cation der er ing ion ize log ment ness or port
proc ration ssh sys tion ty sudo ctl mon conf dock kube pod ter min max ack sync lib sql map hub vm os fs id io`.split(/\s+/);
const COMMANDS = [
  'sudo apt update',
  'systemctl restart',
  'journalctl -u',
  'docker compose up -d',
  'kubectl get pods -n',
  'ssh -i ~/.ssh/id_ed25519',
  'tail -f',
  'grep -rn',
  'chmod 0640',
  'ip addr show',
  'cat',
  'openssl x509 -noout -in',
  'rsync -avz --delete',
  'curl -fsSL',
];
const PATHS = ['/etc/ssh/', '/var/log/', '/etc/systemd/system/', '/opt/', '/usr/local/bin/', '/srv/data/', '~/.config/'];

/** Markdown files of a folder (not of those below it) as documents, body as it stands. */
export function readCorpus(folder: string): SearchDocument[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  return files.map((name, number) => {
    const body = readFileSync(join(folder, name), 'utf8');
    return documentOf(number, { title: body.match(/^#\s+(.*)$/m)?.[1] ?? name, body });
  });
}

/** A corpus of technical guides that don't exist: prose of Zipf-like words, command lines, paths and settings. */
export function generateCorpus(size: number): SearchDocument[] {
  const random = new Random(size);
  const words = vocabulary(random);
  return Array.from({ length: size }, (_, number) => {
    const topic = Array.from({ length: 12 }, () => random.pick(words));
    const lines: string[] = [];
    for (let length = 0; length < BODY_LENGTH; length += lines.at(-1)?.length ?? 0) lines.push(lineOf(random, words, topic));
    return documentOf(number, { title: `${topic[0]} ${topic[1]} ${wordOf(random, words)}`, body: lines.join('\n') });
  });
}

function documentOf(number: number, { title, body }: Pick<SearchDocument, 'title' | 'body'>): SearchDocument {
  const tags = title.split(/\s+/).slice(0, 3);
  return {
    id: `guide-${number}`,
    type: 'wiki',
    title,
    tags,
    url: `/wiki/guide-${number}`,
    date: '2025-03-15',
    category: 'Other',
    description: body.slice(0, 120),
    body,
  };
}

function vocabulary(random: Random): string[] {
  const words = new Set(COMMON_WORDS);
  while (words.size < VOCABULARY) {
    words.add(Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join(''));
  }
  return [...words];
}

/** Word of rank r with a probability of about r^-ZIPF_EXPONENT, by inverting the integral. */
function wordOf(random: Random, words: readonly string[]): string {
  const power = 1 - ZIPF_EXPONENT;
  const rank = (1 + random.next() * (words.length ** power - 1)) ** (1 / power);
  return words[Math.floor(rank) - 1] ?? 'the';
}

function lineOf(random: Random, words: readonly string[], topic: readonly string[]): string {
  const word = () => (random.next() < 0.12 ? random.pick(topic) : wordOf(random, words));
  const kind = random.next();
  if (kind < 0.15) return `$ ${random.pick(COMMANDS)} ${random.pick(PATHS)}${word()}.${random.pick(['conf', 'log', 'service', 'yml'])} --${word()}`;
  if (kind < 0.22) return `${word()}_${word()} = ${random.below(65_536)}  # ${word()}-${random.below(20)}.${random.below(20)}.${random.below(9)}`;
  const sentence = Array.from({ length: 8 + random.below(25) }, word).join(' ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
