import { expect, it } from 'vitest';
import { glyphName, readCff } from './cff-read.ts';
import { subsetNamedCff } from './cff-subset.ts';
import { readOutline } from './type1-charstring.ts';
import { readType1 } from './type1-program.ts';
import { type1ToCff } from './type1-to-cff.ts';

/** Builds charstrings by hand: a number encodes itself, a name its operator. */
const operators: Readonly<Record<string, readonly number[]>> = {
  hstem: [1],
  vstem: [3],
  rlineto: [5],
  hlineto: [6],
  vlineto: [7],
  rrcurveto: [8],
  closepath: [9],
  callsubr: [10],
  return: [11],
  hsbw: [13],
  endchar: [14],
  rmoveto: [21],
  hmoveto: [22],
  seac: [12, 6],
  div: [12, 12],
  callothersubr: [12, 16],
  pop: [12, 17],
  setcurrentpoint: [12, 33],
};

function code(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const value = Number(word);

    if (Number.isNaN(value)) {
      return [...operators[word]!];
    }

    if (Math.abs(value) <= 107) {
      return [value + 139];
    }

    return [255, value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff);
  });
}

function encrypt(plain: Iterable<number>, key: number): Buffer {
  let state = key;
  const bytes = [0, 0, 0, 0, ...plain].map((byte) => {
    const cipher = (byte ^ (state >> 8)) & 0xff;
    state = ((cipher + state) * 52845 + 22719) & 0xffff;

    return cipher;
  });

  return Buffer.from(bytes);
}

function type1(
  charStrings: Readonly<Record<string, string>>,
  subroutines: readonly string[] = [],
): Uint8Array {
  const entry = (text: string): Buffer => encrypt(code(text), 4330);
  const secret = [
    Buffer.from(
      `dup /Private 8 dict dup begin /BlueValues [-15 0 700 715] def /StdHW [50] def\n/Subrs ${subroutines.length} array\n`,
    ),
    ...subroutines.flatMap((text, index) => {
      const body = entry(text);

      return [Buffer.from(`dup ${index} ${body.length} RD `), body, Buffer.from(' NP\n')];
    }),
    Buffer.from(`ND\n2 index /CharStrings ${Object.keys(charStrings).length} dict dup begin\n`),
    ...Object.entries(charStrings).flatMap(([name, text]) => {
      const body = entry(text);

      return [Buffer.from(`/${name} ${body.length} RD `), body, Buffer.from(' ND\n')];
    }),
    Buffer.from('end\nend\nreadonly put\n'),
  ];
  const clear = `%!PS-AdobeFont-1.0: Test\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\ndup 65 /A put\ndup 8#102 /B put\nreadonly def\n/FontBBox {0 0 500 700} readonly def\ncurrentfile eexec\n`;

  return Buffer.concat([
    Buffer.from(clear),
    encrypt(Buffer.concat(secret), 55665),
    Buffer.from('\n00000000\ncleartomark'),
  ]);
}

const notdef = '0 250 hsbw endchar';
const square = '10 500 hsbw 0 700 hstem 100 hmoveto 300 hlineto 700 vlineto -300 hlineto closepath endchar';

function charStringOf(cff: Uint8Array, name: string): number[] {
  const font = readCff(cff);
  const index = font.charset.findIndex((_, glyph) => glyphName(font, glyph) === name);

  return [...font.charStrings[index]!];
}

it('writes lines and hints as Type 2, with widths relative to the nominal one', () => {
  const cff = type1ToCff(type1({ '.notdef': notdef, A: square, B: square }), 'Test', undefined)!;
  const font = readCff(cff);
  expect(font.charset.map((_, glyph) => glyphName(font, glyph))).toEqual(['.notdef', 'A', 'B']);
  expect([font.encoding[65], font.encoding[66], font.encoding[67]]).toEqual([1, 2, undefined]);
  expect(font.privates[0]?.dict.get(20)).toEqual([500]);
  expect(font.privates[0]?.dict.get(6)).toEqual([-15, 15, 700, 15]);
  // 0 700 hstem, 110 hmoveto (side bearing 10), 300 700 -300 hlineto, endchar.
  expect(charStringOf(cff, 'A')).toEqual([139, 249, 80, 1, 247, 2, 22, 247, 192, 249, 80, 251, 192, 6, 14]);
});

it('draws a composite in place of seac, with the accent moved by its bearings', () => {
  const accent = '20 200 hsbw 50 600 rmoveto 10 20 rlineto closepath endchar';
  const program = readType1(
    type1({ '.notdef': notdef, A: square, acute: accent, Aacute: '10 500 hsbw 20 150 80 65 194 seac' }),
  )!;
  const outline = readOutline(program, 'Aacute')!;
  expect(outline.width).toBe(500);
  expect(outline.steps.filter(({ kind }) => kind === 'move').map(({ points }) => points)).toEqual([
    [110, 0],
    // bearing of the whole 10 + 150 - bearing of the accent 20, then the accent's own 20 + 50.
    [210, 680],
  ]);
});

it('turns a flex into two curves and hint replacement into masks', () => {
  const subroutines = [
    '3 0 callothersubr pop pop setcurrentpoint return',
    '0 1 callothersubr return',
    '0 2 callothersubr return',
    'return',
    '0 20 vstem return',
  ];
  const flex =
    '0 500 hsbw 0 10 hstem 0 0 rmoveto 1 callsubr 50 5 rmoveto 2 callsubr -40 -5 rmoveto 2 callsubr 10 0 rmoveto 2 callsubr ' +
    '30 5 rmoveto 2 callsubr 30 0 rmoveto 2 callsubr 10 -5 rmoveto 2 callsubr 10 0 rmoveto 2 callsubr 50 100 0 0 callsubr ' +
    '4 1 3 callothersubr pop callsubr 100 hlineto closepath endchar';
  const bytes = type1({ '.notdef': notdef, A: flex }, subroutines);
  const outline = readOutline(readType1(bytes)!, 'A')!;
  const curves = outline.steps.filter(({ kind }) => kind === 'curve');
  expect(curves.map(({ points }) => points)).toEqual([
    [10, 0, 20, 0, 50, 5],
    [80, 5, 90, 0, 100, 0],
  ]);
  const written = charStringOf(type1ToCff(bytes, 'Test', undefined)!, 'A');
  // hstemhm, then a mask for the first set and one for the second.
  expect(written.filter((byte) => byte === 19)).toHaveLength(2);
  expect(written).toContain(18);
});

it('keeps only the requested glyphs, through conversion and a second subset', () => {
  const bytes = type1({ '.notdef': notdef, A: square, B: square });
  const cff = type1ToCff(bytes, 'Test', new Set(['B']))!;
  const font = readCff(cff);
  expect(font.charset.map((_, glyph) => glyphName(font, glyph))).toEqual(['.notdef', 'B']);
  expect(font.encoding[66]).toBe(1);
  expect(font.encoding[65]).toBeUndefined();

  const all = type1ToCff(bytes, 'Test', undefined)!;
  const again = readCff(subsetNamedCff(all, new Set(['B']))!);
  expect(again.charStrings[1]).toEqual(readCff(all).charStrings[2]);
});

it('refuses to convert unsupported fonts', () => {
  expect(type1ToCff(new Uint8Array(100), 'Test', undefined)).toBeUndefined();
  expect(
    type1ToCff(type1({ A: '0 500 hsbw 7 99 callothersubr endchar' }), 'Test', undefined),
  ).toBeUndefined();
  expect(type1ToCff(type1({ A: '0 500 hsbw 9 callsubr endchar' }), 'Test', undefined)).toBeUndefined();
});
