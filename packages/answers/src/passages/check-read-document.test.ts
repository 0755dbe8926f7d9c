import { makeReadDocument } from '@octavo/testkit/documents/made-document';
import { describe, expect, it } from 'vitest';
import { checkedDocument } from './check-read-document.ts';
import { joinParts } from './join-parts.ts';

const document = makeReadDocument([
  ['A colony has one queen.', 'Worker bees live for six weeks.'],
  ['Honey.'],
]);

/** A copy in which the value at a path is another one. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(document) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((at, step) => at[step] as Record<string, unknown>, copy);
  parent[last] = value;

  return copy;
}

const row = { table: 0, label: 'Bees', section: null, cells: [{ start: 0, end: 1, header: 'Count' }] };

describe('a document of a reading', () => {
  it('passes as it is', () => {
    expect(checkedDocument(structuredClone(document))).toEqual(document);
    expect(checkedDocument(changed('passages.0.row', row))).not.toBeNull();
  });

  it.each([
    ['version', 2],
    ['title', 7],
    ['language', 'x'.repeat(17)],
    ['pages', {}],
    ['pages.0', null],
    ['pages.0.width', Number.NaN],
    ['pages.0.height', -1],
    ['pages.0.state', 'read'],
    ['passages', null],
    ['passages.0.kind', 'order'],
    ['passages.0.text', 3],
    ['passages.0.text', 'Shorter.'],
    ['passages.0.headings', ['Bees', 4]],
    ['passages.0.headings', Array.from({ length: 65 }, () => '')],
    ['passages.0.sentences.0.end', 1e6],
    ['passages.0.sentences.0.start', -1],
    ['passages.0.sentences.0.start', 1.5],
    ['passages.0.lines.0.page', 2],
    ['passages.0.lines.0.page', -1],
    ['passages.0.lines.0.top', Number.POSITIVE_INFINITY],
    ['passages.0.lines.0.bottom', '12'],
    ['passages.0.lines.0.sideways', 'yes'],
    ['passages.0.lines.0.words', [0, 3, 72]],
    ['passages.0.lines.0.words.1', 4000],
    ['passages.0.lines.0.words.0', 3],
    ['passages.0.lines.0.words.2', null],
    ['passages.0.lines.0.words.3', 1e9],
    ['passages.0.row', { ...row, table: -1 }],
    ['passages.0.row', { ...row, cells: [{ start: 0, end: 900, header: '' }] }],
  ])('is refused with another %s (%j)', (path, value) => {
    expect(checkedDocument(changed(path, value))).toBeNull();
  });

  it.each([null, 7, '{}', [], {}])('is not %j', (value) => {
    expect(checkedDocument(value)).toBeNull();
  });
});

describe('parts', () => {
  const table = { ...document, passages: document.passages.map((passage) => ({ ...passage, row })) };
  const later = structuredClone(table) as unknown as typeof table;

  it('have the pages that follow those before', () => {
    expect(checkedDocument(document, 1)).toBeNull();
    expect(joinParts([document, later]).pages).toHaveLength(4);
  });

  it('keep their tables apart', () => {
    const numbers = joinParts([table, later]).passages.map(({ row }) => row?.table);
    expect(numbers).toEqual([0, 0, 0, 1, 1, 1]);
  });
});
