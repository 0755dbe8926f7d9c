import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { readContent } from '@octavo/engine-node/pdfium/read-content';
import { openPdf } from '@octavo/pdf/document';
import { documentTables } from '@octavo/writers/xlsx/document-tables';
import { type GridCell, relationsOf } from './relations.ts';
import { tablesOfCsv, tablesOfIcdar } from './truths.ts';

/**
 * Measures table detection: the relations between neighbouring cells in the ground truth of a folder of PDFs,
 * found and missed, as in the ICDAR competition of 2013. The truth is beside each PDF, as `NAME-str.xml` (the
 * competition's own format) or as `NAME.csv`, which has no spans and often only one table of a document:
 * there only missed relations count. `node bench/tables/run.ts FOLDER`
 */
const folder = process.argv[2] ?? '';
const files = folder === '' ? [] : readdirSync(folder);

if (files.length === 0) {
  console.log('Skipped: no folder of PDFs with the truth of their tables beside them was named.');
}

let all = { found: 0, right: 0, wanted: 0 };

for (const file of files.filter((name) => name.endsWith('.pdf')).sort()) {
  const name = file.slice(0, -'.pdf'.length);

  if (files.includes(`${name}-str.xml`)) {
    const wanted = countsOf(tablesOfIcdar(readFileSync(join(folder, `${name}-str.xml`), 'utf8')));
    const found = countsOf(await tablesOfPdf(join(folder, file)));
    const counts = { found: sum(found), wanted: sum(wanted), right: shared(found, wanted) };
    all = {
      found: all.found + counts.found,
      wanted: all.wanted + counts.wanted,
      right: all.right + counts.right,
    };
    console.log(lineOf(name, counts));
  } else if (files.includes(`${name}.csv`)) {
    const wanted = countsOf(tablesOfCsv(readFileSync(join(folder, `${name}.csv`), 'utf8')));
    const found = countsOf((await tablesOfPdf(join(folder, file))).map(withoutSpans));
    console.log(`${name.padEnd(40)} recall ${(shared(found, wanted) / sum(wanted)).toFixed(3)}`);
  }
}

if (all.wanted > 0) {
  console.log(lineOf('all with spans', all));
}

async function tablesOfPdf(path: string): Promise<GridCell[][]> {
  const bytes = readFileSync(path);
  const document = openPdf(bytes, codec);
  using pdfium = await loadDocument(bytes);
  const content = readContent({
    pdfium,
    document,
    pages: Array.from({ length: document.pageCount }, (_, index) => index),
    signal: new AbortController().signal,
  });

  return documentTables(content, false).tables.map(({ cells }) => [...cells]);
}

function withoutSpans(cells: readonly GridCell[]): GridCell[] {
  return cells.map((cell) => ({ ...cell, rowSpan: 1, columnSpan: 1 }));
}

function countsOf(tables: readonly (readonly GridCell[])[]): Map<string, number> {
  const counts = new Map<string, number>();

  for (const relation of tables.flatMap(relationsOf)) {
    counts.set(relation, (counts.get(relation) ?? 0) + 1);
  }

  return counts;
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return [...one].reduce((total, [key, count]) => total + Math.min(count, other.get(key) ?? 0), 0);
}

function lineOf(name: string, { found, right, wanted }: typeof all): string {
  const precision = right / Math.max(1, found);
  const recall = right / Math.max(1, wanted);
  const f1 = (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall);

  return `${name.padEnd(40)} recall ${recall.toFixed(3)}  precision ${precision.toFixed(3)}  F1 ${f1.toFixed(3)}`;
}
