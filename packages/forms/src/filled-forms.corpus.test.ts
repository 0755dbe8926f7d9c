import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPage, type PagePixels } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { ssim } from '@octavo/pdf/image/ssim';
import { peopleFor } from '@octavo/testkit/forms/made-up-answers';
import { qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { popplerImage } from '@octavo/testkit/programs/poppler-image';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { blankOf, fillingHost } from '../test/blank.ts';
import { formFolders, forms } from './_gen/forms.ts';
import type { Answers } from './answers.ts';
import { fillForm } from './fill-form.ts';
import { operationsFor } from './operations-for.ts';

const people = 50;

/** Resolution of the pictures that are compared, and the side of the squares that become one pixel. */
const dpi = 288;
const square = 4;

/** Similarity that a value may cost: the two programs smooth its letters differently, too. */
const tolerance = 0.01;

const folder = mkdtempSync(join(tmpdir(), 'octavo-filled-'));
const path = join(folder, 'filled.pdf');
const loaded = await Promise.all(
  formFolders.map(async (name) => ({
    name,
    form: await forms[name].form(),
    words: await forms[name].en(),
  })),
);
const revisions = loaded.flatMap(({ name, form, words }) =>
  form.revisions
    .filter(({ blank }) => 'sha256' in blank)
    .map((revision) => ({ name, form, words, revision })),
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(revisions)('$name, revision $revision.id', ({ form, words, revision }) => {
  const samples = fc.sample(peopleFor(form), { numRuns: people, seed: 11 });

  async function filled(answers: Answers): Promise<Uint8Array<ArrayBuffer>> {
    const blank = await blankOf(form, revision);

    return fillForm({ form, revision, blank, answers, flatten: false, words }, fillingHost);
  }

  it(`gives other programs the values of ${people} people`, async () => {
    for (const answers of samples) {
      writeFileSync(path, await filled(answers));
      const read = qpdfFieldValues(path);
      const wanted = operationsFor(form, revision, answers).map(({ name, value }) => [name, value]);

      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.map(([name]) => [name, String(read[String(name)]).replace(/^\//, '')])).toEqual(wanted);
    }

    expect(qpdfCheck(path).ok).toBe(true);
  }, 300_000);

  it('looks alike in poppler and PDFium, as the blank does', async () => {
    const [answers = {}] = samples;
    const [one, other] = [await likeness(await filled(answers)), await likeness(await filled({}))];

    expect(one.length).toBe(revision.pages);
    expect(one.map((value, page) => value >= Math.min(0.98, (other[page] ?? 0) - tolerance))).not.toContain(
      false,
    );
  }, 120_000);
});

/** Structural similarity of each page in the two programs, drawn large and reduced: edges of letters count less. */
async function likeness(bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  writeFileSync(path, bytes);
  using document = await loadDocument(bytes);
  const values: number[] = [];

  for (let index = 0; index < document.pageCount; index += 1) {
    const drawn = reduced(await drawPage(document, index, dpi));
    const popplers = reduced(popplerImage(path, index + 1, dpi));
    values.push(ssim(drawn.gray, popplers.gray, drawn.width, drawn.height));
  }

  return values;
}

/** Lightness of a picture, averaged over squares. */
function reduced({ width, height, data }: Pick<PagePixels, 'width' | 'height' | 'data'>) {
  const [columns, rows] = [Math.floor(width / square), Math.floor(height / square)];
  const gray = new Uint8Array(columns * rows);

  for (let at = 0; at < gray.length; at += 1) {
    const [left, top] = [(at % columns) * square, Math.floor(at / columns) * square];
    let sum = 0;

    for (let part = 0; part < square * square; part += 1) {
      const pixel = (top + Math.floor(part / square)) * width + left + (part % square);
      sum += (data[pixel * 4] ?? 0) + 2 * (data[pixel * 4 + 1] ?? 0) + (data[pixel * 4 + 2] ?? 0);
    }

    gray[at] = sum / (4 * square * square);
  }

  return { gray, width: columns, height: rows };
}
