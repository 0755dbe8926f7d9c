import { dictOperator, writeNamedFont } from './cff-write.ts';
import type { GlyphOutline } from './outline.ts';
import { readOutline } from './type1-charstring.ts';
import { readType1, type Type1Program } from './type1-program.ts';
import { writeType2 } from './type2-charstring.ts';

/**
 * Converts a Type 1 font program to bare CFF (ISO 32000-2, 9.9, `Type1C`), with only the glyphs in `keep`, or
 * all of them when it is undefined. Undefined when the program cannot be converted exactly.
 */
export function type1ToCff(
  bytes: Uint8Array,
  name: string,
  keep: ReadonlySet<string> | undefined,
): Uint8Array | undefined {
  const program = readType1(bytes);

  if (program === undefined) {
    return undefined;
  }

  const outlines = new Map<string, GlyphOutline>();

  for (const glyph of orderedGlyphs(program, keep)) {
    const outline = readOutline(program, glyph);

    if (outline === undefined) {
      return undefined;
    }

    outlines.set(glyph, outline);
  }

  if (!outlines.has('.notdef')) {
    outlines.set('.notdef', { width: 0, steps: [], hintSets: [] });
  }

  const notdef = outlines.get('.notdef');
  const ordered = [...outlines].filter(([glyph]) => glyph !== '.notdef');

  if (notdef !== undefined) {
    ordered.unshift(['.notdef', notdef]);
  }

  const widths = chooseWidths(ordered.map(([, outline]) => outline.width));
  const hints = privateDict(program);

  if (widths.usual !== 0) {
    hints.set(dictOperator.defaultWidth, [widths.usual]);
  }

  if (widths.nominal !== 0) {
    hints.set(dictOperator.nominalWidth, [widths.nominal]);
  }

  return writeNamedFont({
    name,
    top: topDict(program),
    private: hints,
    glyphs: ordered.map(([glyph, outline]) => ({ name: glyph, charString: writeType2(outline, widths) })),
    encoding: program.encoding.map((glyph) =>
      glyph !== undefined && outlines.has(glyph) ? glyph : undefined,
    ),
    globalSubroutines: [],
    localSubroutines: [],
  });
}

/** Encoded glyphs first, by code, so that the encoding table needs no supplements for them. */
function orderedGlyphs(program: Type1Program, keep: ReadonlySet<string> | undefined): Set<string> {
  const all = [...program.encoding.filter((glyph) => glyph !== undefined), ...program.charStrings.keys()];
  const wanted = all.filter(
    (glyph) =>
      program.charStrings.has(glyph) && (keep === undefined || keep.has(glyph) || glyph === '.notdef'),
  );

  return new Set(wanted);
}

function topDict(program: Type1Program): Map<number, readonly number[]> {
  const top = new Map<number, readonly number[]>();
  const usualMatrix = [0.001, 0, 0, 0.001, 0, 0];

  if (program.fontMatrix.some((value, index) => Math.abs(value - (usualMatrix[index] ?? 0)) > 1e-9)) {
    top.set(dictOperator.fontMatrix, program.fontMatrix);
  }

  if (program.fontBox.some((value) => value !== 0)) {
    top.set(dictOperator.fontBox, program.fontBox);
  }

  return top;
}

const privateOperators: readonly (readonly [name: string, operator: number, isDeltaList: boolean])[] = [
  ['BlueValues', dictOperator.blueValues, true],
  ['OtherBlues', dictOperator.otherBlues, true],
  ['FamilyBlues', dictOperator.familyBlues, true],
  ['FamilyOtherBlues', dictOperator.familyOtherBlues, true],
  ['BlueScale', dictOperator.blueScale, false],
  ['BlueShift', dictOperator.blueShift, false],
  ['BlueFuzz', dictOperator.blueFuzz, false],
  ['StdHW', dictOperator.stdHW, false],
  ['StdVW', dictOperator.stdVW, false],
  ['StemSnapH', dictOperator.stemSnapH, true],
  ['StemSnapV', dictOperator.stemSnapV, true],
  ['ForceBold', dictOperator.forceBold, false],
  ['LanguageGroup', dictOperator.languageGroup, false],
  ['ExpansionFactor', dictOperator.expansionFactor, false],
];

/** Default values that readers assume (Adobe Technical Note 5176, table 23); they are not written. */
const assumed: ReadonlyMap<string, number> = new Map(
  Object.entries({
    BlueScale: 0.039625,
    BlueShift: 7,
    BlueFuzz: 1,
    ForceBold: 0,
    LanguageGroup: 0,
    ExpansionFactor: 0.06,
  }),
);

function privateDict(program: Type1Program): Map<number, readonly number[]> {
  const dict = new Map<number, readonly number[]>();

  for (const [name, operator, isDeltaList] of privateOperators) {
    const values = program.hints.get(name);

    if (values === undefined || values.length === 0) {
      continue;
    }

    if (values.length === 1 && values[0] === assumed.get(name)) {
      continue;
    }

    dict.set(operator, isDeltaList ? deltas(values) : values.slice(0, 1));
  }

  return dict;
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

/**
 * Chooses the default and nominal widths: the most frequent width costs no byte, the others are stored as
 * differences from their median.
 */
function chooseWidths(widths: readonly number[]): { usual: number; nominal: number } {
  const counts = new Map<number, number>();

  for (const width of widths) {
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }

  const [usual = 0] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  const others = widths.filter((width) => width !== usual).sort((one, other) => one - other);

  return { usual, nominal: Math.round(others[others.length >> 1] ?? 0) };
}
