import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { citationOf } from '@octavo/answers/cite/cite';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceIn } from '../workspace.ts';
import { readDocument } from './read-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function reading(bytes: Uint8Array): Promise<ReadDocument> {
  const path = join(mkdtempSync(join(folder, 'run-')), 'a.pdf');
  writeFileSync(path, bytes);
  const { read } = await readDocument(
    { name: 'a.pdf', kind: 'pdf', path, sizeBytes: bytes.length },
    { language: ['eng'] },
    { workspace: workspaceIn(folder), signal: new AbortController().signal, report: () => undefined },
  );

  return read;
}

interface PageGeometry {
  /** Rotation of the page. */
  readonly rotate: number;
  /** Clockwise degrees of the text in user space. */
  readonly turn: number;
  readonly unit: number;
  readonly crop: readonly [number, number, number, number];
}

const lines = [
  'The warranty of this machine lasts for ten years from the day of delivery.',
  'It covers every part except the battery, which lasts for two years.',
  'Repairs are free of charge when the machine is sent to our workshop.',
];
const size = 10;

/** Start of a line in user space. */
function startOf(index: number, { turn }: PageGeometry) {
  const below = index * 14;

  switch (turn) {
    case 90:
      return { x: 300 - below, y: 560 };
    case 180:
      return { x: 460, y: 300 + below };
    case 270:
      return { x: 200 + below, y: 180 };
    default:
      return { x: 90, y: 500 - below };
  }
}

/** Direction of text in user space: cosine and sine of its angle, counter-clockwise. */
function directionOf({ turn }: PageGeometry) {
  const radians = (-turn * Math.PI) / 180;

  return { cos: Math.round(Math.cos(radians)), sin: Math.round(Math.sin(radians)) };
}

function placed(placing: PageGeometry): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const { cos, sin } = directionOf(placing);
  const shown = lines.map((line, index) => {
    const { x, y } = startOf(index, placing);

    return `${cos} ${sin} ${-sin} ${cos} ${x} ${y} Tm (${line}) Tj`;
  });
  const content = file.stream('', `BT /F ${size} Tf ${shown.join(' ')} ET`);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 600 700] /CropBox [${placing.crop.join(' ')}]
      /Rotate ${placing.rotate} /UserUnit ${placing.unit} /Contents ${content} 0 R
      /Resources << /Font << /F ${font} 0 R >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

/** A point of user space on the page as shown: cropped, turned, scaled, from the upper left corner. */
function shownAt(x: number, y: number, { rotate, crop, unit }: PageGeometry) {
  const [left, bottom, right, top] = crop;

  switch (rotate) {
    case 90:
      return { x: (y - bottom) * unit, y: (x - left) * unit };
    case 180:
      return { x: (right - x) * unit, y: (y - bottom) * unit };
    case 270:
      return { x: (top - y) * unit, y: (right - x) * unit };
    default:
      return { x: (x - left) * unit, y: (top - y) * unit };
  }
}

const turns = [0, 90, 180, 270];
const places = turns.flatMap((rotate) => turns.map((turn) => ({ rotate, turn })));

describe.each(places)('text turned by $turn on a page with /Rotate $rotate', ({ rotate, turn }) => {
  it.each([
    { unit: 1, crop: [0, 0, 600, 700] },
    { unit: 2, crop: [20, 50, 580, 660] },
  ] as const)('is cited where it is shown, with /UserUnit $unit', async ({ unit, crop }) => {
    const placing: PageGeometry = { rotate, turn, unit, crop };
    const read = await reading(placed(placing));
    const [width, height] = [(crop[2] - crop[0]) * unit, (crop[3] - crop[1]) * unit];
    expect(read.pages).toEqual([
      rotate % 180 === 0 ? { width, height, state: 'text' } : { width: height, height: width, state: 'text' },
    ]);

    for (const [index, line] of lines.entries()) {
      const words = index === 1 ? 'every part except the battery' : line;
      const passage = read.passages.find(({ text }) => text.includes(words))!;
      const start = passage.text.indexOf(words);
      const citation = citationOf({
        document: 0,
        read,
        passage,
        span: { start, end: start + words.length },
      })!;
      const { cos, sin } = directionOf(placing);
      const begin = startOf(index, placing);
      // Letters of Courier are 0.6 wide; a point within the letters is 0.3 above the baseline.
      const at = (letters: number) =>
        shownAt(
          begin.x + cos * letters * 0.6 * size - sin * 0.3 * size,
          begin.y + sin * letters * 0.6 * size + cos * 0.3 * size,
          placing,
        );
      const from = line.indexOf(words);
      const ends = [at(from), at(from + words.length)];
      const [box] = citation.boxes;

      expect(citation.boxes).toHaveLength(1);
      expect(citation.quote.replace(/,$/, '')).toBe(words);
      const along = {
        left: Math.min(...ends.map(({ x }) => x)),
        top: Math.min(...ends.map(({ y }) => y)),
        right: Math.max(...ends.map(({ x }) => x)),
        bottom: Math.max(...ends.map(({ y }) => y)),
      };
      const room = size * unit;
      expect(box![0]).toBeLessThanOrEqual(along.left + 0.1);
      expect(box![0]).toBeGreaterThan(along.left - room);
      expect(box![1]).toBeLessThanOrEqual(along.top + 0.1);
      expect(box![1]).toBeGreaterThan(along.top - room);
      expect(box![2]).toBeGreaterThanOrEqual(along.right - 0.1);
      expect(box![2]).toBeLessThan(along.right + room);
      expect(box![3]).toBeGreaterThanOrEqual(along.bottom - 0.1);
      expect(box![3]).toBeLessThan(along.bottom + room);
    }
  });
});
