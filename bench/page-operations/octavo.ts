import { statSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { heldBytesOf, openFileBytes } from '@octavo/engine-node/file-bytes';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { optimiseLate } from '@octavo/engine-node/late-optimisation';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { rotatePages } from '@octavo/pdf/pages/rotate';

/**
 * Runs one operation in a process of its own; `start` does nothing.
 * `octavo.ts <operation> <output or folder> <input…>`
 */
const [operation = '', output = '', ...inputs] = process.argv.slice(2);
// As jobs do.
optimiseLate();

const held = heldBytesOf(inputs.map((path) => ({ sizeBytes: statSync(path).size })));
const documents: PdfDocument[] = [];

for (const path of inputs) {
  documents.push(openPdf(await openFileBytes(path, inputs.length === 1 ? undefined : held), codec));
}

const sources = documents.map((document, index) => ({ document, title: `File ${index + 1}` }));
const first: PdfDocument | undefined = documents[0];
const indexes = first?.pages.map(({ index }) => index) ?? [];

function write(path: string, pages: readonly { source: number; page: number }[]): void {
  writeFileThrough(path, (sink) => assemble({ sources, pages, bookmarks: 'keep' }, sink, codec));
}

switch (operation) {
  case 'merge':
    write(
      output,
      documents.flatMap(({ pages }, source) => pages.map(({ index }) => ({ source, page: index }))),
    );
    break;
  case 'split':
    for (const page of indexes) {
      write(join(output, `${page + 1}.pdf`), [{ source: 0, page }]);
    }

    break;
  case 'rotate':
    writeFileThrough(output, (sink) =>
      rotatePages(first!, new Map(indexes.map((index) => [index, 90] as const)), sink, codec),
    );
    break;
  case 'delete':
    write(
      output,
      indexes.filter((index) => index % 2 === 0).map((page) => ({ source: 0, page })),
    );
    break;
  case 'reverse':
    write(
      output,
      indexes.toReversed().map((page) => ({ source: 0, page })),
    );
    break;
  case 'start':
    break;
  default:
    throw new Error(`no operation "${operation}"`);
}
