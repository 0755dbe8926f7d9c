import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldValueOf } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { corpusFiles } from '@octavo/testkit/corpus';
import { decryptedBytes } from '@octavo/testkit/pdf/decrypted-bytes';
import { qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { popplerImage } from '@octavo/testkit/programs/poppler-image';
import { afterAll, describe, expect, it } from 'vitest';
import { differingPoints, drawn, edited } from '../../test/edit-harness.ts';
import type { ListedField } from './listed-field.ts';
import { readFields } from './read-fields.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-forms-'));
const files = corpusFiles(/^(forms\/.*|pdf\/(forms\/.*|cjk-rtl\/japanese|hostile\/SF424_page2))\.pdf$/);
const dpi = 100;

/** Pages on which poppler draws fonts that are not embedded differently each time. */
const unsteady: ReadonlySet<string> = new Set(['pdf/forms/issue6127.pdf']);

/** Pixels that the edge of a box covers in part. */
const edge = 1.5;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A value that the field does not have, with letters beyond ASCII where they fit; null for none. */
function valueFor({ kind, options, boxes, maxLength, value }: ListedField): FieldValueOf | null {
  switch (kind) {
    case 'text':
      return 'Wé 7'.slice(0, maxLength ?? undefined);
    case 'check':
      return boxes.some(({ state }) => state !== boxes[0]?.state)
        ? (boxes.at(-1)?.state ?? null)
        : value !== true;
    case 'radio':
      return boxes.map(({ state }) => state).findLast((state) => state !== value) ?? null;
    case 'choice':
      return (
        options.map((option) => option.value).findLast((each) => each !== value && each.trim() !== '') ?? null
      );
    default:
      return null;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function isIn({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x > left - edge && x < left + width + edge && y > top - edge && y < top + height + edge;
}

/** Programs that draw a page. */
function programs(id: string) {
  const poppler = async (bytes: Uint8Array, page: number) => {
    const path = join(folder, 'drawn.pdf');
    writeFileSync(path, bytes);

    return popplerImage(path, page + 1, dpi);
  };
  const pdfium = (bytes: Uint8Array, page: number) => drawn(bytes, page, dpi);

  return unsteady.has(id) ? { pdfium } : { pdfium, poppler };
}

describe.skipIf(files.length === 0)('every field of a real form', () => {
  it.each(files.map((file) => [file.id, file] as const))(
    '%s',
    async (_, file) => {
      const before = decryptedBytes(file);
      const source = openPdf(before, codec);
      const fillable = readFields(source).flatMap((field) => {
        const value = valueFor(field);

        return value === null ? [] : [{ field, value }];
      });
      const { bytes, document } = await edited(
        before,
        fillable.map(({ field: { name }, value }) => ({ kind: 'field.value', name, value })),
      );
      const [blankPath, path] = [join(folder, 'blank.pdf'), join(folder, 'filled.pdf')];
      writeFileSync(blankPath, before);
      writeFileSync(path, bytes);
      const read = new Map(readFields(document).map((field) => [field.name, field]));
      const values = qpdfFieldValues(path);

      expect(fillable.map(({ field: { name } }) => [name, read.get(name)?.value])).toEqual(
        fillable.map(({ field: { name }, value }) => [name, value]),
      );

      for (const { field, value } of fillable.filter(
        ({ field: { kind } }) => kind === 'text' || kind === 'choice',
      )) {
        expect([field.name, values[field.name]]).toEqual([field.name, value]);
      }

      expect(qpdfCheck(path).ok || !qpdfCheck(file.path, file.password).ok).toBe(true);
      const form = document.dict(document.catalog.get('AcroForm'));
      expect([form?.has('XFA'), form?.has('NeedAppearances')]).toEqual(
        fillable.length === 0 ? [form?.has('XFA'), form?.has('NeedAppearances')] : [false, false],
      );
      const unseen: string[] = [];

      for (const page of source.pages) {
        const key = `p${page.index + 1}`;
        const onPage = readFields(source).flatMap(({ boxes }) => boxes.filter((box) => box.page === key));
        const changed = fillable.flatMap(({ field, value }) =>
          field.boxes
            .filter((box) => box.page === key && !box.isHidden)
            .filter(({ state }) => state === null || value === false || value === true || state === value)
            .map(({ box }) => ({ name: field.name, box })),
        );

        for (const [program, draw] of Object.entries(changed.length === 0 ? {} : programs(file.id))) {
          const [one, other] = [await draw(before, page.index), await draw(bytes, page.index)];
          const points = differingPoints(one, other, dpi);
          const outside = points.filter((point) => !onPage.some(({ box }) => isIn(box, point)));
          const blank = changed.filter(({ box }) => !points.some((point) => isIn(box, point)));
          unseen.push(...blank.map(({ name }) => `${program} ${key} ${name}`));

          expect({ program, key, outside: outside.slice(0, 5) }).toEqual({ program, key, outside: [] });
        }
      }

      expect(unseen).toEqual([]);
    },
    120_000,
  );
});
