/** 24 × 24 line icons, one path each, drawn for this site. */
export const ICON_PATHS = {
  alert: 'M12 3 2 20h20L12 3Zm0 7v4m0 3v.5',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  branch: 'M6 4v12m0 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm0-12a2 2 0 1 0 0 .1M18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 0c0 5-6 4-11 7',
  check: 'm4 13 5 5L20 6',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  heart: 'M12 20S3 14.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 14.5 12 20 12 20Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5V8',
  lamp: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c1 1 1 2 1 2h6s0-1 1-2A6 6 0 0 0 12 3Z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  monitor: 'M3 4h18v12H3zM8 20h8m-4-4v4',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-8 12-8 12 0M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14c2.5.8 3.5 3 3.5 6',
  rss: 'M5 5c8 0 14 6 14 14M5 11.5c4 0 7.5 3.5 7.5 7.5M5.5 18.5h.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7m10.6 10.6L19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4',
} as const;

export type IconName = keyof typeof ICON_PATHS;
