import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { readAnnotations } from './read-annotations.ts';

/** Annotations of a page whose objects are numbered from `first`. */
function listedOf(dicts: (first: number) => readonly string[]) {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const added = dicts(tree + 1).map((dict) => file.add(`<< /Rect [10 10 30 30] ${dict} >>`));
  const annots = added.map((number) => `${number} 0 R`).join(' ');
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99] /Annots [${annots}] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const document = openPdf(file.finish(root), codec);

  return readAnnotations(document, document.pages[0]!);
}

it('reads states that reply to the state before, and replies to states', () => {
  const list = listedOf((first) => [
    '/Subtype /Text /T (Ann) /Contents (Question)',
    `/Subtype /Text /T (Bob) /IRT ${first} 0 R /StateModel (Review) /State (Rejected)`,
    `/Subtype /Text /T (Bob) /IRT ${first + 1} 0 R /StateModel (Review) /State (Accepted)`,
    `/Subtype /Text /T (Cem) /IRT ${first + 2} 0 R /Contents (Thanks)`,
  ]);

  expect(list).toMatchObject([
    { states: [{ author: 'Bob', state: 'accepted' }], replies: [{ author: 'Cem', contents: 'Thanks' }] },
  ]);
});

it('lists no states of other models as replies', () => {
  const list = listedOf((first) => [
    '/Subtype /Text /Contents (Question)',
    `/Subtype /Text /IRT ${first} 0 R /StateModel (Marked) /State (Marked) /Contents (Marked set by Bob)`,
  ]);

  expect(list).toMatchObject([{ states: [], replies: [] }]);
});

it('describes nothing that operations refuse', () => {
  const list = listedOf(() => [
    '/Subtype /FreeText /Contents () /DA (/Helv 9 Tf)',
    '/Subtype /Line /L [10 10 90000 10]',
    '/Subtype /Line /L [10 10 90 10]',
  ]);

  expect(list.map(({ annotation }) => annotation?.type ?? null)).toEqual([null, null, 'line']);
});
