import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { dictOf, nameOf } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { expect, it } from 'vitest';
import { blankDocument } from '../../../test/edit-harness.ts';
import { PageSpace } from '../../geometry/page-space.ts';
import { AnnotationSource } from '../annotation-source.ts';
import { readTextLook } from './read-text-look.ts';

const document = openPdf(blankDocument(), codec);

function lookOf(appearance: string, style: string, alignment = 0) {
  const dict = dictOf({
    Subtype: nameOf('FreeText'),
    DA: encodeText(appearance),
    DS: encodeText(style),
    Q: alignment,
  });

  return readTextLook(new AnnotationSource(document, dict, new PageSpace(document.pages[0]!)));
}

it.each([
  ['/Helv 9 Tf 1 0 0 rg', '', { font: 'sans', size: 9, color: '#ff0000', bold: false, italic: false }],
  ['0 g /HeBO 0 Tf', '', { size: 12, color: '#000000', bold: true, italic: true }],
  ['0 0 0 1 k /TiRo 10.5 Tf', '', { font: 'serif', size: 10.5, color: '#000000' }],
  ['/CourierNew,Bold 8 Tf', '', { font: 'mono', bold: true }],
  [
    '',
    'font: italic bold 14.0pt Times,serif; text-align:center; color:#00FF00',
    { font: 'serif', bold: true, italic: true, size: 14, align: 'center', color: '#00ff00' },
  ],
  [
    '/Helv 9 Tf',
    'font-family:Helvetica,sans-serif;font-weight:normal;font-size:11pt',
    { font: 'sans', bold: false, size: 11 },
  ],
  ['', '', { font: 'sans', size: 12, color: '#000000', align: 'left' }],
])('reads %j with %j', (appearance, style, look) => {
  expect(lookOf(appearance, style).look).toMatchObject(look);
});

it('reads the alignment, and the color of the border', () => {
  expect(lookOf('0 0 1 RG 1 0 0 rg /Helv 9 Tf', '', 2)).toMatchObject({
    look: { align: 'right', color: '#ff0000' },
    borderColor: '#0000ff',
  });
  expect(lookOf('1 0 0 rg /Helv 9 Tf', '').borderColor).toBe('#ff0000');
});

it('reads crafted looks in no time', () => {
  const digits = '1'.repeat(1_000_000);

  expect(lookOf(digits, `font-size:${digits}`).look).toMatchObject({ color: '#000000' });
});
