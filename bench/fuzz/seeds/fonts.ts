import { type1ToCff } from '@octavo/pdf/font/type1-to-cff';

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));

  return bytes;
}

/** A TrueType font of four glyphs, one of them composite, with cmap formats 4, 6 and 12. */
export function simpleTrueType(): Uint8Array {
  const glyphs = [
    words(0, 0, 0, 0, 0, 0),
    words(1, 0, 0, 10, 10, 2, 0, 0),
    words(-1, 0, 0, 10, 10, 0x0002, 1, 0x0505),
    words(1, 0, 0, 20, 20, 2, 0, 0),
  ];
  const offsets = glyphs.reduce<number[]>(
    (all, glyph) => [...all, (all.at(-1) ?? 0) + glyph.length / 2],
    [0],
  );
  const head = Buffer.alloc(54);
  head.writeUInt16BE(1000, 18);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt16BE(4, 34);
  const tables: Readonly<Record<string, Buffer>> = {
    cmap: characterMaps(),
    glyf: Buffer.concat(glyphs),
    head,
    hhea,
    hmtx: words(100, 1, 200, 2, 300, 3, 400, 4),
    loca: words(...offsets),
    maxp: words(1, 0, 4),
    name: Buffer.alloc(12, 1),
    post: Buffer.concat([
      words(2, 0),
      Buffer.alloc(28),
      words(4, 0, 36, 258, 259),
      Buffer.from('\x03abc\x01d', 'latin1'),
    ]),
  };
  const directory = Buffer.alloc(12 + Object.keys(tables).length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(Object.keys(tables).length, 4);
  let at = directory.length;

  for (const [index, [tag, bytes]] of Object.entries(tables).entries()) {
    directory.write(tag, 12 + index * 16, 'latin1');
    directory.writeUInt32BE(at, 20 + index * 16);
    directory.writeUInt32BE(bytes.length, 24 + index * 16);
    at += bytes.length;
  }

  return Buffer.concat([directory, ...Object.values(tables)]);
}

function characterMaps(): Buffer {
  const segments = words(4, 32, 0, 4, 4, 1, 0, 67, 0xffff, 0, 65, 0xffff, -64, 1, 0, 0);
  const trimmed = words(6, 16, 0, 65, 3, 1, 2, 3);
  const groups = Buffer.concat([words(12, 0, 0, 28, 0, 0, 0, 1), words(0, 65, 0, 67, 0, 1)]);
  const start = 4 + 3 * 8;
  const header = words(
    0,
    3,
    3,
    1,
    0,
    start,
    1,
    0,
    0,
    start + segments.length,
    3,
    10,
    0,
    start + segments.length + trimmed.length,
  );

  return Buffer.concat([header, segments, trimmed, groups]);
}

/** Operators of Type 1 charstrings; numbers stand for themselves. */
const operators: Readonly<Record<string, readonly number[]>> = {
  hstem: [1],
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
};

function code(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const value = Number(word);

    if (Number.isNaN(value)) {
      return [...(operators[word] ?? [])];
    }

    return Math.abs(value) <= 107
      ? [value + 139]
      : [255, value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff);
  });
}

function encrypted(plain: Iterable<number>, key: number): Buffer {
  let state = key;

  return Buffer.from(
    [0, 0, 0, 0, ...plain].map((byte) => {
      const cipher = (byte ^ (state >> 8)) & 0xff;
      state = ((cipher + state) * 52845 + 22719) & 0xffff;

      return cipher;
    }),
  );
}

const square = '10 500 hsbw 0 700 hstem 100 hmoveto 300 hlineto 700 vlineto -300 hlineto closepath endchar';

const charStrings: Readonly<Record<string, string>> = {
  '.notdef': '0 250 hsbw endchar',
  A: square,
  B: '10 500 hsbw 0 callsubr 1 2 3 4 5 6 rrcurveto closepath endchar',
  acute: '20 200 hsbw 50 600 rmoveto 10 20 rlineto closepath endchar',
  Aacute: '10 500 hsbw 20 150 80 65 194 seac',
};

/** Type 1 font; `change` is applied to its private part before the encryption, so that mutations reach it. */
export function simpleType1(change: (plain: Buffer) => Uint8Array = (plain) => plain): Uint8Array {
  const entry = (text: string) => encrypted(code(text), 4330);
  const subroutine = entry('100 hmoveto 300 hlineto return');
  const secret = [
    Buffer.from(
      'dup /Private 8 dict dup begin /BlueValues [-15 0 700 715] def /StdHW [50] def\n/Subrs 1 array\n',
    ),
    Buffer.from(`dup 0 ${subroutine.length} RD `),
    subroutine,
    Buffer.from(' NP\n'),
    Buffer.from(`ND\n2 index /CharStrings ${Object.keys(charStrings).length} dict dup begin\n`),
    ...Object.entries(charStrings).flatMap(([name, text]) => {
      const body = entry(text);

      return [Buffer.from(`/${name} ${body.length} RD `), body, Buffer.from(' ND\n')];
    }),
    Buffer.from('end\nend\nreadonly put\n'),
  ];
  const clear =
    '%!PS-AdobeFont-1.0: Test\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\ndup 65 /A put\ndup 8#102 /B put\nreadonly def\n/FontBBox {0 0 500 700} readonly def\ncurrentfile eexec\n';

  return Buffer.concat([
    Buffer.from(clear),
    encrypted(change(Buffer.concat(secret)), 55665),
    Buffer.from('\n00000000\ncleartomark'),
  ]);
}

export function simpleCff(): Uint8Array {
  const cff = type1ToCff(simpleType1(), 'Test', undefined);

  if (cff === undefined) {
    throw new Error('the font of the seeds cannot be read');
  }

  return cff;
}
