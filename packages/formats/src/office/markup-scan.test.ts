import { expect, it } from 'vitest';
import { beginsAsMarkup, createMarkupScan } from './markup-scan.ts';

const rules = { mostLevels: 3, mayNameType: false };
const bytesOf = (text: string) => new TextEncoder().encode(text);

function faultOf(markup: string | Uint8Array, given = rules, step = Number.POSITIVE_INFINITY) {
  const bytes = typeof markup === 'string' ? bytesOf(markup) : markup;
  const scan = createMarkupScan(given);

  for (let at = 0; at < bytes.length; at += step) {
    const fault = scan.read(bytes.subarray(at, at + step));

    if (fault !== null) {
      return fault;
    }
  }

  return null;
}

const flat = [
  '<?xml version="1.0"?><a><b><c/></b><b><c>text</c></b></a>',
  `<a>${'<b x="/" y=\'>\'/>'.repeat(9)}</a>`,
  `<a><!-- ${'<b>'.repeat(9)} - -- > --><b/></a>`,
  `<a><![CDATA[${'<b>'.repeat(9)}]] ]>]]]><b/></a>`,
  `<a><?b ${'<b>'.repeat(9)} > ?></a>`,
  `<a x="${'<b>'.repeat(9)}"/>`,
];

it.each(flat)('counts elements only: %s', (markup) => {
  expect(faultOf(markup)).toBeNull();
  expect(faultOf(markup, rules, 1)).toBeNull();
});

it.each(['<a><b><c><d/></c></b></a>', '<a><b/><b><c><!-- x --><d>', '<a><![CDATA[x]]><b><c><d>'])(
  'stops at the maximum depth: %s',
  (markup) => {
    expect(faultOf(markup)).toBe('too-deep');
    expect(faultOf(markup, rules, 1)).toBe('too-deep');
  },
);

it('refuses entities, and document types where none is allowed', () => {
  const named = '<?xml version="1.0"?><!DOCTYPE a PUBLIC "b" "c"><a/>';
  const tolerant = { ...rules, mayNameType: true };

  expect(faultOf(named)).toBe('declarations');
  expect(faultOf(named, tolerant)).toBeNull();
  expect(faultOf('<!DOCTYPE a [ <!ENTITY b "c"> ]><a/>', tolerant)).toBe('declarations');
});

it('reads UTF-16 of either byte order, with or without a mark', () => {
  const marked = Buffer.from('\ufeff<a><b x="㰼"><c/></b></a>', 'utf16le');
  const deep = Buffer.from('<a><b><c><d/></c></b></a>', 'utf16le');

  expect(faultOf(marked)).toBeNull();
  expect(faultOf(Buffer.from(marked).swap16(), rules, 3)).toBeNull();
  expect(faultOf(deep)).toBe('too-deep');
  expect(faultOf(Buffer.from(deep).swap16(), rules, 3)).toBe('too-deep');
});

it('distinguishes markup from other bytes by its beginning', () => {
  expect(beginsAsMarkup(bytesOf('\ufeff \r\n<a/>'))).toBe(true);
  expect(beginsAsMarkup(Buffer.from('\ufeff<a/>', 'utf16le'))).toBe(true);
  expect(beginsAsMarkup(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe(false);
  expect(beginsAsMarkup(new Uint8Array())).toBe(false);
});
