import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binaryToBytes, bytesToBinary } from '../bytes/binary.ts';
import { nameOf, PdfDict, type PdfObject, PdfRef, PdfString } from '../objects.ts';
import { ByteBuffer } from '../write/byte-buffer.ts';
import { serialize } from '../write/serialize.ts';
import { TokenCopier } from '../write/token-copy.ts';
import { Parser } from './parser.ts';

function parse(text: string): PdfObject {
  return new Parser(binaryToBytes(text)).object();
}

function written(object: PdfObject): string {
  const out = new ByteBuffer();
  serialize(out, object, (number) => number);
  return bytesToBinary(out.view());
}

function copied(text: string, renumber: (number: number) => number = (number) => number): string | null {
  const out = new ByteBuffer();
  const copier = new TokenCopier(out, renumber);
  return copier.copy(binaryToBytes(text), 0, text.length) ? bytesToBinary(out.view()) : null;
}

const anyText = fc.uint8Array({ maxLength: 12 }).map(bytesToBinary);
const { anyObject } = fc.letrec<{ anyObject: PdfObject }>((tie) => ({
  anyObject: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<PdfObject>(null, true, false),
    fc.integer(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
      .map((value) => Number(value.toFixed(4)) + 0),
    anyText.map((text) => nameOf(text.replaceAll('\0', '0'))),
    anyText.map((text) => new PdfString(binaryToBytes(text))),
    fc.integer({ min: 1, max: 9_999_999 }).map((number) => new PdfRef(number)),
    fc.array(tie('anyObject'), { maxLength: 5 }),
    fc
      .array(
        fc.tuple(
          anyText,
          tie('anyObject').filter((value) => value !== null),
        ),
        { maxLength: 5 },
      )
      .map((entries) => new PdfDict(entries.map(([key, value]) => [key.replaceAll('\0', '0'), value]))),
  ),
}));

it('parses every object that it writes', () => {
  fc.assert(
    fc.property(anyObject, (object) => {
      expect(parse(written(object))).toEqual(object);
    }),
  );
});

it('copies every object token by token as the parser would read it', () => {
  fc.assert(
    fc.property(anyObject, (object) => {
      const copy = copied(written(object), (number) => number + 1);
      const out = new ByteBuffer();
      serialize(out, object, (number) => number + 1);
      expect(parse(copy!)).toEqual(parse(bytesToBinary(out.view())));
    }),
  );
});

it.each<[string, PdfObject]>([
  ['(a\\(b\\)c\\\\ \\101\\n\\\r\nd(e)f)', new PdfString(binaryToBytes('a(b)c\\ A\nd(e)f'))],
  ['<48 65 6C6c 6F 7>', new PdfString(binaryToBytes('Hellop'))],
  ['/A#42#20C', nameOf('AB C')],
  ['/A#4', nameOf('A#4')],
  ['--5', -5],
  ['.5', 0.5],
  ['+17.', 17],
  ['4 0 R', new PdfRef(4)],
  ['4 0 Rx', 4],
  ['% comment\n true', true],
  [
    '[1 2 0 R null/N(s)<</A 1>>]',
    [1, new PdfRef(2), null, nameOf('N'), new PdfString(binaryToBytes('s')), new PdfDict([['A', 1]])],
  ],
])('parses %s', (text, object) => {
  expect(parse(text)).toEqual(object);
});

it.each<[string, PdfObject]>([
  [
    '<</A 1 /B [1 2 /C',
    new PdfDict([
      ['A', 1],
      ['B', [1, 2, nameOf('C')]],
    ]),
  ],
  [
    '<</A 1 2 3 /B 4>>',
    new PdfDict([
      ['A', 1],
      ['B', 4],
    ]),
  ],
  ['<</A /B 4>> endobj', new PdfDict([['A', nameOf('B')]])],
  ['<</A (open endobj', new PdfDict([['A', new PdfString(binaryToBytes('open endobj'))]])],
  ['[1 2 > 3]', [1, 2, 3]],
  ['<</A 1 endobj', new PdfDict([['A', 1]])],
])('recovers from damage: %s', (text, object) => {
  expect(parse(text)).toEqual(object);
});

it('refuses to copy malformed objects', () => {
  for (const text of ['<</A 1 2>>', '<</A [1>>', '(open', '<</A 1', '[1 2 endobj', '<</A 5-3>>', '}']) {
    expect(copied(text), text).toBeNull();
  }
});

it('parses nesting that would overflow a stack', () => {
  expect(parse('['.repeat(1_000_000))).toBeInstanceOf(Array);
  expect(parse('<</A '.repeat(1_000_000))).toBeInstanceOf(PdfDict);
  expect(copied('['.repeat(1_000_000))).toBeNull();
});
