import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type CardContent, cardSize, openCards } from './draw-card.ts';
import { unpackWoff } from './unpack-woff.ts';

const fonts = createRequire(import.meta.url);
const fontAt = (weight: number) =>
  fonts.resolve(`@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff`);
const text = 'Fusionnez vos fichiers. Signets et liens sont conservés.';
const fontsOfCards = {
  title: { path: fontAt(600), name: 'Source Serif 4 SemiBold,SemiBold' },
  text: { path: fontAt(400), name: 'Source Serif 4' },
};
let draw: (card: CardContent) => Promise<Uint8Array>;

beforeAll(async () => {
  draw = await openCards(fontsOfCards);
});

type ImageRegion = { left: number; top: number; width: number; height: number };

async function pixels(png: Uint8Array, part: ImageRegion): Promise<Buffer> {
  return sharp(png).extract(part).toColourspace('srgb').removeAlpha().raw().toBuffer();
}

/** Share of dark points in a part of a picture. */
async function ink(png: Uint8Array, part: ImageRegion): Promise<number> {
  const levels = await pixels(png, part);

  return levels.filter((level) => level < 128).length / levels.length;
}

const below = { left: 84, top: 500, width: 700, height: 30 };
const beside = { left: 784, top: 0, width: 30, height: 500 };

describe('a card', () => {
  it.each([
    'PDF',
    'Convertir « œuvres » & plans : <tout> tient ?',
    'A title that goes on and on, word after word, until nobody would read it any more, and then some',
  ])('has a fixed small size and keeps its title in the same position: %s', async (title) => {
    const png = await draw({ title, text, icon: null });
    const { width, height, format } = await sharp(png).metadata();

    expect({ width, height, format }).toEqual({ ...cardSize, format: 'png' });
    expect(png.length).toBeLessThan(60_000);
    expect(await ink(png, { left: 84, top: 90, width: 700, height: 400 })).toBeGreaterThan(0.01);
    expect(await ink(png, below)).toBe(0);
    expect(await ink(png, beside)).toBe(0);
  });

  it('uses its own fonts, independent of the system', async () => {
    const fallback = await openCards({
      title: { path: fontAt(400), name: 'No such font' },
      text: { path: fontAt(400), name: 'No such font' },
    });

    expect(await draw({ title: 'Ag', text, icon: null })).not.toEqual(
      await fallback({ title: 'Ag', text, icon: null }),
    );
  });

  it('leaves no file of its fonts, however the process ends', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-card-'));
    vi.stubEnv('TMPDIR', folder);

    try {
      const drawOnce = await openCards(fontsOfCards);
      expect(await readdir(folder)).toEqual([]);
      expect(await drawOnce({ title: 'Ag', text, icon: null })).toEqual(
        await draw({ title: 'Ag', text, icon: null }),
      );
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it('shows the icon of a tool in its colour', async () => {
    const png = await draw({ title: 'PDF', text, icon: { path: 'M4 4h16v16H4z', colour: '#ff0000' } });
    const [red = 0, green = 0] = await pixels(png, { left: 0, top: 628, width: 1, height: 1 });

    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });
});

describe('a packed font', () => {
  it('is refused when it is not WOFF', () => {
    expect(() => unpackWoff(Buffer.from('OTTO, or anything else that is long enough for a header'))).toThrow(
      /WOFF/,
    );
  });
});
