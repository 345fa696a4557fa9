/** The windows that pages are measured in. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1_440, height: 900 } } as const;

/** A slow network, as Lighthouse throttles it for a mid-range phone: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower such a phone's processor is than this machine's. */
export const SLOW_CPU = 4;
