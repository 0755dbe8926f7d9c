import type { PdfDocument } from '@octavo/pdf/document';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { alignmentOf, isJustifiedLike } from './alignment.ts';
import { columnAlignment } from './column-alignment.ts';
import { FontFaces } from './font-face.ts';
import { lineStyle } from './line-style.ts';
import { letterHeights, type PageUnit } from './page-unit.ts';
import { joinLines, type UnitLines } from './paragraph-lines.ts';
import { type PlacedGlyph, placeGlyphs } from './placed-glyph.ts';
import { readLines, type Separator } from './read-lines.ts';
import { type TextFrame, toFrame } from './text-frame.ts';
import type { UnitLine } from './unit-line.ts';
import { type UnitCharacter, unitCharacters, wordsWithin } from './unit-text.ts';

/** Content of a page as its units are read from it. */
export interface ReadContent {
  readonly glyphs: readonly Glyph[];
  readonly objects: readonly PaintedObject[];
}

/** Widest path that counts as a line between two columns, in units of user space. */
const widestRule = 3;

/** Factor between the distance of baselines and the font size where a unit has one line only. */
const usualLeading = 1.2;

/** Units by the glyphs that they were read from: with every key that is typed, they are asked for again. */
const read = new WeakMap<readonly Glyph[], readonly PageUnit[]>();

/** Paragraphs, headings, cells and single lines of a page, from top to bottom in each direction. */
export function readUnits(document: PdfDocument, content: ReadContent): readonly PageUnit[] {
  const units = read.get(content.glyphs) ?? unitsOf(document, content);
  read.set(content.glyphs, units);

  return units;
}

function unitsOf(document: PdfDocument, { glyphs, objects }: ReadContent): readonly PageUnit[] {
  const faces = new FontFaces(document);
  const styleOf = ({ glyph }: PlacedGlyph) => faces.of(glyph.shown.state.font.font.dict);

  return placeGlyphs(glyphs).flatMap(({ frame, glyphs: placed }) => {
    const lines = readLines(placed, separatorsOf(objects, frame));
    const words = wordsWithin(lines);

    const units = joinLines(lines, (line) => lineStyle(line, styleOf)).map((unit) =>
      unitOf(unit, { frame, words, lines }),
    );

    return units.map((unit) => (isJustifiedLike(unit, units) ? { ...unit, align: 'justify' } : unit));
  });
}

/** Text of one direction on a page. */
interface DirectedText {
  readonly frame: TextFrame;
  readonly lines: readonly UnitLine[];
  /** Words that stand within lines. */
  readonly words: ReadonlySet<string>;
}

function unitOf(lines: UnitLines, { frame, words, lines: all }: DirectedText): PageUnit {
  const characters = unitCharacters(lines, words);
  const ended = endedLines(characters);
  const gaps = lines.slice(1).map((line, index) => lines[index]!.base - line.base);
  gaps.sort((one, other) => one - other);

  return {
    frame,
    lines,
    characters,
    align:
      lines.length === 1
        ? columnAlignment(all, all.indexOf(lines[0]!))
        : alignmentOf(lines, (line) => ended.has(line)),
    leading: gaps[gaps.length >> 1] ?? usualLeading * lines[0]!.em,
  };
}

function endedLines(characters: readonly UnitCharacter[]): ReadonlySet<number> {
  return new Set(characters.flatMap(({ text, line }) => (text === '\n' ? [line] : [])));
}

function separatorsOf(objects: readonly PaintedObject[], frame: TextFrame): Separator[] {
  return objects.flatMap(({ kind, bounds: [x1, y1, x2, y2], isVisible }) => {
    const [along, above] = toFrame(frame, [x1, y1]);
    const [otherAlong, otherAbove] = toFrame(frame, [x2, y2]);
    const [width, height] = [Math.abs(otherAlong - along), Math.abs(otherAbove - above)];

    return kind === 'path' && isVisible && width <= widestRule && height > 2 * widestRule
      ? [
          {
            along: (along + otherAlong) / 2,
            bottom: Math.min(above, otherAbove),
            top: Math.max(above, otherAbove),
          },
        ]
      : [];
  });
}

/** Edges of a unit in its frame. */
export function unitBounds({ lines }: Pick<PageUnit, 'lines'>) {
  return {
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: Math.max(...lines.map(({ base, em }) => base + letterHeights.ascent * em)),
    bottom: Math.min(...lines.map(({ base, em }) => base - letterHeights.descent * em)),
  };
}
