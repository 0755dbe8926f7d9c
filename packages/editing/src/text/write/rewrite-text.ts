import type { ContentDrawing, ContentSource } from '@octavo/pdf/interpret/content-source';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { EditedContent } from '../../content/page-content.ts';
import type { GlyphChanges } from './glyph-changes.ts';
import { type LineStart, lineStarts } from './line-starts.ts';
import { rewriteOperator } from './rewrite-operator.ts';

/** Writes the operators that show changed glyphs anew; all others keep their bytes. */
export function rewriteText(content: EditedContent, changes: GlyphChanges): void {
  const starts = new Map<ContentSource, ReadonlyMap<number, LineStart>>();

  for (const operator of operatorsOf(content.glyphs)) {
    if (operator.some(({ index }) => changes.has(index))) {
      const { drawing, range } = operator[0]!.glyph.shown;
      const known = starts.get(drawing.source) ?? lineStarts(drawing.source.content);
      starts.set(drawing.source, known);
      const lineStart = known.get(range.end) ?? null;
      const written = rewriteOperator(operator, changes, {
        names: namesOf(content, drawing),
        lineStart,
        glyphs: content.glyphs,
      });
      content.edits(drawing).replace(range.start, range.end, written);
    }
  }
}

/** Glyph with its place among all glyphs of the page. */
export interface IndexedGlyph {
  readonly glyph: Glyph;
  readonly index: number;
}

/** Glyphs by the operator that shows them. */
function operatorsOf(glyphs: readonly Glyph[]): IndexedGlyph[][] {
  const operators: IndexedGlyph[][] = [];

  for (const [index, glyph] of glyphs.entries()) {
    const last = operators.at(-1);

    if (last !== undefined && last[0]!.glyph.shown === glyph.shown) {
      last.push({ glyph, index });
    } else {
      operators.push([{ glyph, index }]);
    }
  }

  return operators;
}

function namesOf(content: EditedContent, drawing: ContentDrawing) {
  return { font: (ref: Parameters<EditedContent['nameOf']>[2]) => content.nameOf(drawing, 'Font', ref) };
}
