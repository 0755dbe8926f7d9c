import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { openPdf } from '@octavo/pdf/document';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { replaceTexts } from './replace-texts.ts';

const document = openPdf(
  contentDocument(
    'BT /F 10 Tf 20 200 Td (Total: 100 EUR, 100) Tj 0 -12 Td (of\\002ce hours) Tj ET',
    (file) => {
      const encoding = '<< /Type /Encoding /Differences [2 /ffi] >>';

      return `/Font << /F ${file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >>`)} 0 R >>`;
    },
  ),
  codec,
);

function replaced(...replacements: readonly { readonly find: string; readonly replacement: string }[]) {
  const place = { codeMaps: installedCodeMaps(), pages: new Set([0]) };

  return replaceTexts(document, replacements, place).map((operation) =>
    operation.kind === 'text.replace' ? [operation.range, operation.runs[0]?.text] : [],
  );
}

it('makes one operation for each place', () => {
  expect(replaced({ find: '100', replacement: '120' })).toEqual([
    [{ spans: [[7, 10]], text: '100' }, '120'],
    [{ spans: [[16, 19]], text: '100' }, '120'],
  ]);
});

it('keeps the other letters of a ligature', () => {
  expect(replaced({ find: 'fice', replacement: 'FICE' })).toEqual([
    [{ spans: [[21, 24]], text: 'ﬃce' }, 'fFICE'],
  ]);
});

it('replaces the text that was named first where two overlap', () => {
  expect(
    replaced({ find: 'EUR, 100', replacement: 'EUR, 9' }, { find: '100 EUR', replacement: '8 EUR' }),
  ).toEqual([[{ spans: [[11, 19]], text: 'EUR, 100' }, 'EUR, 9']]);
});

it('fails for a text that is nowhere', () => {
  expect(() => replaced({ find: 'Summe', replacement: '' })).toThrow('text-not-found');
});
