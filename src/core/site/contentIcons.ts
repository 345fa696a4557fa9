import { ICON_PATHS } from './iconPaths';

/** The icons that content can name, for tools and profiles; those beyond the site's own are shown on the home page alone, and are loaded there. */
export const CONTENT_ICON_PATHS = {
  ...ICON_PATHS,
  activity: 'M3 12h4l3-8 4 16 3-8h4',
  box: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 3',
  cloud: 'M7 19a4 4 0 0 1-.5-8A6 6 0 0 1 18 10a4.5 4.5 0 0 1-.5 9H7Z',
  database: 'M4 6c0-4 16-4 16 0s-16 4-16 0Zm0 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  gitlab: 'm12 21 9-7.5L18 4l-2.5 6h-7L6 4l-3 9.5Z',
  layers: 'm12 3 9 5-9 5-9-5 9-5Zm-9 9 9 5 9-5M3 16l9 5 9-5',
  server: 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.1M8 17h.1',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M13 4.5v5M7 14.5v5',
  terminal: 'm5 7 5 5-5 5m8 0h6',
} as const;

export type ContentIconName = keyof typeof CONTENT_ICON_PATHS;

export function isContentIcon(name: string): name is ContentIconName {
  return Object.hasOwn(CONTENT_ICON_PATHS, name);
}
