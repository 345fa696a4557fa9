import sharp, { type Sharp } from 'sharp';

const RED = { r: 200, g: 30, b: 30 };

/** A red picture with a blue upper left quarter, which shows how it is turned. */
export function drawn(width: number, height: number): Sharp {
  const corner = { create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const, background: { r: 20, g: 20, b: 200 } } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([{ input: corner, left: 0, top: 0 }]);
}

/** Like a photograph: noise, which hardly compresses. */
export function photograph(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}

/** What a phone writes into a picture. */
export const PHONE_EXIF = {
  IFD0: { Make: 'Canary', Software: 'Canary 1.0' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
};

/** A film of two frames. */
export async function film(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all([photograph(width, height).png().toBuffer(), drawn(width, height).png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** A square film, of which each frame changes one point: a few bytes each, but many points decoded. */
export function longFilm(side: number, frames: number): Buffer {
  const number = (value: number) => [value & 255, value >> 8];
  const head = [...Buffer.from('GIF89a'), ...number(side), ...number(side), 0x80, 0, 0, 0, 0, 0, 200, 30, 30];
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.from([...head, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
}
