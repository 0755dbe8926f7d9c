import { readFileSync } from 'node:fs';
import type { Block } from '@octavo/layout/model';
import { storedZip } from '@octavo/testkit/archive/zip-file';
import {
  bodyStyle,
  bullet,
  madeHeading,
  madeItem,
  madeLayout,
  madeParagraph,
  madeSection,
  madeTable,
  number,
  textRun,
} from '@octavo/testkit/layout/made-layout';
import { wordFaults } from '@octavo/testkit/office/check-word';
import type { PackageParts } from '@octavo/testkit/office/package-faults';
import { partsOfFile } from '@octavo/testkit/office/parts-of-file';
import { runOn } from '@octavo/testkit/run-on';
import { writeDocx } from '@octavo/writers/docx/write-docx';
import { expect, it } from 'vitest';

const prose = 'Swifts sleep on the wing, and come down only to nest under the roofs of old towns. '.repeat(4);

/** Stacks blocks below each other, each with the height it takes. */
function stacked(blocks: readonly ((top: number) => Block)[]): Block[] {
  let top = 72;

  return blocks.map((block) => {
    const made = block(top);
    const { box } = made.places[0];
    top += Math.max(30, box.bottom - box.top + 16);

    return made;
  });
}

/** A paragraph of several lines. */
const text = (top: number) =>
  madeParagraph(prose, top, {
    spaceBefore: 8,
    lineCount: 4,
    places: [{ pageIndex: 0, box: { left: 72, top, right: 523, bottom: top + 4 * 13.8 } }],
  });
const noted = (top: number) =>
  madeParagraph(
    [textRun('They build with what the wind carries'), { kind: 'note', note: 1, style: bodyStyle }],
    top,
    { spaceBefore: 8 },
  );
const rows = [
  ['Bird', 'Nests', 'Months'],
  ['Swift', 'under roofs', 'May to July'],
  ['Heron', 'in trees', 'February to June'],
];

const made = madeLayout(
  [
    madeSection(
      stacked([
        (top) => madeHeading(1, 'Birds of May', top, { spaceBefore: 12 }),
        text,
        (top) => madeHeading(2, 'Where they nest', top, { spaceBefore: 12 }),
        noted,
        (top) => madeItem(bullet(1), 'under roofs that nobody mends', top),
        (top) => madeItem(bullet(1), 'in towers', top),
        (top) => madeItem(bullet(1), 'in boxes made for them', top),
        (top) => madeHeading(2, 'How they are counted', top, { spaceBefore: 12 }),
        text,
        (top) => madeItem(number(2, 1), 'Wait until the evening.', top),
        (top) => madeItem(number(2, 2), 'Count those that fly low.', top),
        (top) => madeTable(rows, { left: 72, top: top + 12, right: 523, bottom: top + 84 }),
        (top) => text(top + 12),
      ]),
    ),
  ],
  { notes: [{ id: 1, mark: '1', blocks: [madeParagraph('Feathers and seeds, mostly.', 760)] }] },
);

/** Counts the elements of a document. */
function contentsOf(parts: PackageParts): Record<string, number> {
  const xml = String(parts.get('word/document.xml'));
  const count = (pattern: RegExp): number => xml.match(pattern)?.length ?? 0;

  return {
    headings: count(/<w:pStyle w:val="Heading1"\/>/g),
    subheadings: count(/<w:pStyle w:val="Heading2"\/>/g),
    items: count(/<w:numPr>/g),
    tables: count(/<w:tbl>/g),
    rows: count(/<w:tr>|<w:tr /g),
    notes: count(/<w:footnoteReference /g),
  };
}

it('restores a printed document: headings, lists, tables and notes', async () => {
  const parts = writeDocx(made, new Map());
  const bytes = storedZip(Object.fromEntries(parts));
  const printed = await runOn('word-to-pdf', [{ name: 'birds.docx', bytes }]);
  const given = { name: 'birds.pdf', bytes: readFileSync(printed.files[0]?.path ?? '') };
  const { files } = await runOn('pdf-to-word', [given]);
  const rebuilt = await partsOfFile(files[0]?.path ?? '');

  expect(contentsOf(parts)).toEqual({ headings: 1, subheadings: 2, items: 5, tables: 1, rows: 3, notes: 1 });
  expect(contentsOf(rebuilt)).toEqual(contentsOf(parts));
  expect(wordFaults(rebuilt)).toEqual([]);
});
