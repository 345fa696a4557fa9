import { linked } from './links';
import { block } from './tags';

/** What other sites show within a page, and is a link here. */
const PLAYERS = {
  youtube: { label: 'Video on YouTube', address: 'https://www.youtube.com/watch?v=' },
  vimeo: { label: 'Video on Vimeo', address: 'https://vimeo.com/' },
  bilibili: { label: 'Video on Bilibili', address: 'https://www.bilibili.com/video/' },
  gist: { label: 'Gist on GitHub', address: 'https://gist.github.com/' },
} as const;
export type Player = keyof typeof PLAYERS;

export function isPlayer(name: string): name is Player {
  return Object.hasOwn(PLAYERS, name);
}

export function playerLink(player: Player, id: string, title?: string): string {
  const { label, address } = PLAYERS[player];
  return block(linked(title || label, address + id));
}
