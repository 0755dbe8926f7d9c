import { codec } from '@octavo/engine-node/codec';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { annotationAreas } from './annotation-areas.ts';

/** Value of a field with one widget, whose dictionary has these entries besides those for its position. */
function valueOf(entries: string, parent = ''): string | undefined {
  const file = new PdfFile();
  const pages = file.reserve();
  const group = file.add(`<< ${parent} >>`);
  const shape = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 10 10]', '0 0 10 10 re f');
  const widget = file.add(
    `<< /Type /Annot /Subtype /Widget /Rect [10 10 90 30] /Parent ${group} 0 R ${entries.replaceAll('SHAPE', `${shape} 0 R`)} >>`,
  );
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 100 100] /Annots [${widget} 0 R] >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const document = openPdf(file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`)), codec);

  return annotationAreas(document, document.pages[0]!).fields[0]?.value;
}

const states = '/AP << /N << /Yes SHAPE /Off SHAPE >> >>';

it.each([
  ['its appearance state', `/FT /Btn /AS /Yes /V /Off ${states}`, '', 'on'],
  ['the state Off', `/FT /Btn /AS /Off /V /Yes ${states}`, '', ''],
  ['a state without an appearance', `/FT /Btn /AS /On ${states}`, '', ''],
  ['a state for which readers draw the appearance', '/FT /Btn /AS /Yes', '', 'on'],
  ['the value of the group without a state', `${states}`, '/FT /Btn /Ff 32768 /V /Yes', 'on'],
  ['another button of the group', `${states}`, '/FT /Btn /Ff 32768 /V /No', ''],
])('reads a box as ticked or empty by %s', (_, entries, parent, expected) => {
  expect(valueOf(entries, parent)).toBe(expected);
});

it.each([
  ['plain text', '/FT /Tx /V (Swift)', 'Swift'],
  [
    'rich text without plain text',
    '/FT /Tx /RV (<body><p>Swifts <b>sleep</b></p><p>R&amp;D &#8364;</p></body>)',
    'Swifts sleep\nR&D €',
  ],
  ['the label of an option', '/FT /Ch /V (a) /Opt [[(a) (Apus apus)] [(b) (Apus pallidus)]]', 'Apus apus'],
  ['several options', '/FT /Ch /V [(a) (b)] /Opt [(a) (b)]', 'a, b'],
  ['an asterisk for each character of a password', '/FT /Tx /Ff 8192 /V (geheim)', '******'],
])('reads the value of a field: %s', (_, entries, expected) => {
  expect(valueOf(entries)).toBe(expected);
});
