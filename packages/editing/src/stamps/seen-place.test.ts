import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box } from '@octavo/contract/edits/primitives';
import { codec } from '@octavo/engine-node/codec';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { placedDocument, type SamplePage } from '@octavo/testkit/pdf/placed-document';
import { popplerPixels } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { drawn, edited, plainPage, sampleHost } from '../../test/edit-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-marks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rotations = [0, 90, 180, 270] as const;
const crops = [null, [30, 20, 350, 260], [-20, 40, 390, 280]] as const;
const units = [1, 2] as const;
const pages: readonly SamplePage[] = rotations.flatMap((rotation) =>
  crops.flatMap((cropBox) =>
    units.map((userUnit) => ({
      ...plainPage,
      mediaBox: [-40, 10, 400, 300] as const,
      rotation,
      cropBox,
      userUnit,
    })),
  ),
);
const document = placedDocument(pages);

/** Black pixels in the form of the letter L, on white: a face that shows whether it stands upright. */
const letter = [0, 255, 255, 255, 0, 0, 0, 0];
const rows = [0, 4].flatMap((start) => [0, ...letter.slice(start, start + 4)]);
const picture: PdfPicture = {
  width: 4,
  height: 2,
  components: 1,
  bitsPerComponent: 8,
  palette: null,
  filter: 'FlateDecode',
  data: codec.deflate(Uint8Array.from(rows), 9),
  inverted: false,
  profile: null,
  alpha: null,
  orientation: 1,
  dpi: null,
};
const host = { ...sampleHost, pictureOf: async () => picture };
const face = { kind: 'picture', asset: 'letter.png' };
const box: Box = { left: 60, top: 70, width: 100, height: 50 };

interface SeenInk {
  readonly box: Box;
  /** True when nothing is drawn in the upper right quarter of the box. */
  readonly isUpright: boolean;
}

/** Dark pixels of a page, in points. */
function inkOf(
  isDark: (x: number, y: number) => boolean,
  width: number,
  height: number,
  scale: number,
): SeenInk {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let isUpright = true;

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isDark(x, y)) {
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
        isUpright &&= (x + 0.5) / scale < box.left + 30 || (y + 0.5) / scale > box.top + 20;
      }
    }
  }

  return {
    box: {
      left: left / scale,
      top: top / scale,
      width: (right - left) / scale,
      height: (bottom - top) / scale,
    },
    isUpright,
  };
}

/** Pixels of a binary PPM image. */
function readPpm(bytes: Buffer | null) {
  const [header = '', across = '', down = ''] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes?.toString('latin1', 0, 40) ?? '') ?? [];
  const [width, height] = [Number(across), Number(down)];

  return {
    width,
    height,
    isDark: (x: number, y: number) => (bytes?.[header.length + (y * width + x) * 3] ?? 255) < 128,
  };
}

function expectAtPlace({ box: ink, isUpright }: SeenInk): void {
  expect(isUpright).toBe(true);
  expect(Math.abs(ink.left - box.left)).toBeLessThan(1);
  expect(Math.abs(ink.top - box.top)).toBeLessThan(1);
  expect(Math.abs(ink.left + ink.width - (box.left + box.width))).toBeLessThan(1);
  expect(Math.abs(ink.top + ink.height - (box.top + box.height))).toBeLessThan(1);
}

it.each(['annotation', 'content'])('prints a mark upright where it is seen, as %s', async (as) => {
  const places = pages.map((_, index) => ({ page: `p${index + 1}`, box }));
  const { bytes, document: result } = await edited(document, [{ kind: 'stamp.place', face, places, as }], {
    host,
  });
  const path = join(folder, `${as}.pdf`);
  writeFileSync(path, bytes);

  for (const [index, page] of result.pages.entries()) {
    const { width, height, data } = await drawn(bytes, index, 144);
    expectAtPlace(
      inkOf((x, y) => (data[(y * width + x) * 4] ?? 255) < 128, width, height, width / page.widthPoints),
    );

    const poppler = readPpm(popplerPixels(path, index + 1, 288, 'crop-box'));
    expectAtPlace(inkOf(poppler.isDark, poppler.width, poppler.height, poppler.width / page.widthPoints));
  }
});
