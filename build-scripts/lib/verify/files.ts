import { shellQuote } from '../../../src/core/content/shellQuote';
import type { CheckedFence } from '../content/code/checkedFence';
import type { Article } from './articles';
import { fillFence, fillValues } from './fillValues';

/** The path of a block's file in the root. A relative title is put below `/tmp/check`. */
export function pathOf(title: string, { values, plan }: Article): string {
  const filled = fillValues(title, values);
  if (filled.startsWith('~/')) return `/home/${plan.user}/${filled.slice(2)}`;
  return filled.startsWith('/') ? filled : `/tmp/check/${filled.replace(/^\.\//, '')}`;
}

/** Quotes a word for the shell, whatever it contains. */
export function quote(word: string): string {
  return `'${shellQuote(word, 'single')}'`;
}

/** Bash that writes a block to its file. Files in the user's home belong to them. */
export function writeScript(fence: CheckedFence, path: string, article: Article): string {
  const { user } = article.plan;
  const encoded = Buffer.from(`${withoutLines(fillFence(fence, article.values), fence.removed)}\n`).toString('base64');
  const home = `/home/${user}/`;
  const make = path.startsWith(home) ? `install -d -o ${user} -g ${user}` : 'install -d';
  const steps = [
    `{ [ -d ${quote(folderOf(path))} ] || ${make} ${quote(folderOf(path))}; }`,
    `base64 -d > ${quote(path)} <<'END'`,
    ...(path.startsWith(home) ? [`chown ${user}:${user} ${quote(path)}`] : []),
    ...(fence.write ? [`chmod ${fence.write} ${quote(path)}`] : []),
  ];
  return `${steps.join(' && ')}\n${encoded}\nEND`;
}

/** A text without the lines that the block shows as removed, by their numbers from 1. */
function withoutLines(text: string, removed: readonly number[] = []): string {
  return text
    .split('\n')
    .filter((_, index) => !removed.includes(index + 1))
    .join('\n');
}

/**
 * Bash that puts a block's file in place for the duration of the check, then restores what was there. Exits as the command does, which
 * has a folder of its own in $SCRATCH.
 */
export function tryScript(fence: CheckedFence, path: string, { article, command }: { readonly article: Article; readonly command: string }): string {
  const [place, folder] = [quote(path), quote(folderOf(path))];
  const names = `FILE=${place}; NAME=${quote(path.split('/').at(-1) ?? '')}; SCRATCH=$(mktemp -d); trap 'rm -rf "$SCRATCH"' EXIT`;
  const check = `(\n${names}\ncd ${folder}\n${command}\n)`;
  if (fence.write !== undefined) return check;
  return [
    `__kept=$(mktemp -d); [ ! -e ${place} ] || cp -a ${place} "$__kept/file"`,
    `__made=; __above=${folder}; until [ -e "$__above" ]; do __made=$__above; __above=$(dirname "$__above"); done`,
    `{ ${writeScript(fence, path, article)}\n} && ${check}`,
    `__code=$?; rm -f ${place}; [ ! -e "$__kept/file" ] || cp -a "$__kept/file" ${place}; rm -rf "$__kept"; [ -z "$__made" ] || rm -rf "$__made"; (exit $__code)`,
  ].join('\n');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 1));
}
