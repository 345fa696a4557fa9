/** What the bundler replaces at build time. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: 'production' | 'development' | 'test';
    /** The site's path under its origin, with a slash at both ends. */
    readonly BASE_PATH: string;
    /** Whether a service worker keeps what was read. */
    readonly OFFLINE: 'on' | 'off';
  };
};
