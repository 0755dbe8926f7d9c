import type { GlyphRange } from '@octavo/contract/edits/text';
import type { PdfDocument } from '@octavo/pdf/document';
import type { PageSpace } from '../geometry/page-space.ts';
import { caretEdges } from './caret-edges.ts';
import type { LookRange, TextUnit, TextUnitLine } from './text-unit.ts';
import { FontFaces } from './units/font-face.ts';
import { glyphLook, type LevelLine, levelLines } from './units/glyph-look.ts';
import { glyphsOf, letterHeights, type PageUnit } from './units/page-unit.ts';
import type { PlacedGlyph } from './units/placed-glyph.ts';
import { type ReadContent, readUnits } from './units/read-units.ts';
import { shownAngle, shownBox } from './units/shown-unit.ts';
import { fromFrame } from './units/text-frame.ts';
import type { UnitCharacter } from './units/unit-text.ts';

/**
 * Text of a page that is edited as one: paragraphs, headings, list items, cells and single lines. Text that leaves no
 * ink, such as that of a recognised scan, is left out.
 */
export function readTextUnits(
  document: PdfDocument,
  content: ReadContent,
  space: PageSpace,
): readonly TextUnit[] {
  const faces = new FontFaces(document);

  return readUnits(document, content).map((unit) => {
    const lines = levelLines(content.objects, unit.frame);

    return textUnitOf(unit, { space, faces, lines });
  });
}

interface UnitSurroundings {
  readonly space: PageSpace;
  readonly faces: FontFaces;
  readonly lines: readonly LevelLine[];
}

function textUnitOf(unit: PageUnit, surroundings: UnitSurroundings): TextUnit {
  const { characters, lines, frame } = unit;
  const glyphs = glyphsOf(unit);

  return {
    range: rangeOf(glyphs),
    text: characters.map(({ text }) => text).join(''),
    glyphs: characters.flatMap(({ text, glyph }) => text.split('').map(() => glyph?.index ?? -1)),
    box: shownBox(unit, surroundings.space),
    angle: shownAngle(frame, surroundings.space),
    align: unit.align,
    lineSpacing: Math.round((unit.leading / lines[0]!.em) * 1000) / 1000,
    lines: lines.map((_, index) => textLineOf(unit, index, surroundings.space)),
    looks: looksOf(unit, surroundings),
    keepsFont: glyphs.every(({ glyph }) => glyph.shown.state.font.font.kind !== 'type3'),
  };
}

/** Range of glyphs in reading order, with their texts. */
function rangeOf(glyphs: readonly PlacedGlyph[]): GlyphRange {
  const spans: [number, number][] = [];

  for (const { index } of glyphs) {
    const last = spans.at(-1);

    if (last !== undefined && last[1] === index) {
      last[1] = index + 1;
    } else {
      spans.push([index, index + 1]);
    }
  }

  return { spans, text: glyphs.map(({ text }) => text).join('') };
}

function textLineOf({ characters, lines, frame }: PageUnit, index: number, space: PageSpace): TextUnitLine {
  const line = lines[index]!;
  let from = 0;
  let to = 0;
  let at = 0;
  const shown: UnitCharacter[] = [];

  for (const character of characters) {
    const { text, line: own, glyph, left, right } = character;
    const isJoint = glyph === null && own === index && left === right;

    if (own === index && !isJoint) {
      from = shown.length === 0 ? at : from;
      to = at + text.length;
      shown.push(character);
    }

    at += text.length;
  }

  const [origin] = space.toShown(fromFrame(frame, [line.left, line.base]));

  return {
    from,
    to,
    origin: origin!,
    edges: caretEdges(shown, line.isRightToLeft).map((edge) => space.shownLength(edge - line.left)),
    ascent: space.shownLength(letterHeights.ascent * line.em),
    descent: space.shownLength(letterHeights.descent * line.em),
  };
}

function looksOf({ characters }: PageUnit, { space, faces, lines }: UnitSurroundings): LookRange[] {
  const looks: { from: number; to: number; readonly look: LookRange['look']; readonly fontName: string }[] =
    [];
  const unit = space.shownLength(1);
  let at = 0;

  for (const { text, glyph } of characters) {
    const last = looks.at(-1);
    at += text.length;

    // Characters that join two words have their look.
    if (glyph === null || (glyph.isSpace && last !== undefined)) {
      if (last !== undefined) {
        last.to = at;
      }

      continue;
    }

    const face = faces.of(glyph.glyph.shown.state.font.font.dict);
    const look = glyphLook(glyph, face, { unit, lines });

    if (last !== undefined && last.fontName === face.name && isSameLook(last.look, look)) {
      last.to = at;
    } else {
      looks.push({ from: at - text.length, to: at, look, fontName: face.name });
    }
  }

  return looks;
}

function isSameLook(one: LookRange['look'], other: LookRange['look']): boolean {
  return (Object.keys(one) as (keyof LookRange['look'])[]).every((key) => one[key] === other[key]);
}
