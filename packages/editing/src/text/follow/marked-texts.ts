import { cutTagTexts } from '@octavo/pdf/edit/cut/cut-tags';
import { withoutTexts } from '@octavo/pdf/edit/cut/open-marks';
import { nameText, operandText } from '@octavo/pdf/edit/cut/operand-text';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import type { ShownText } from '@octavo/pdf/interpret/glyph';
import type { MarkedContent } from '@octavo/pdf/interpret/marked-content';
import { PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import type { EditedContent } from '../../content/page-content.ts';
import type { GlyphChanges } from '../write/glyph-changes.ts';

/**
 * Removes the texts that marked content and structure elements hold in place of changed glyphs (ISO 32000-2, 14.9):
 * readers would speak and copy the old words.
 */
export function dropMarkedTexts(objects: ObjectChanges, content: EditedContent, changes: GlyphChanges): void {
  const written = new Set<MarkedContent>();
  const elements = new Map<string, boolean>();

  for (const [index, { shown }] of content.glyphs.entries()) {
    for (const mark of changes.hasNewText(index) ? shown.marks : []) {
      if (!written.has(mark)) {
        written.add(mark);
        dropTexts(content, shown, mark);
      }

      if (mark.mcid !== null && shown.drawing.structParents !== null) {
        elements.set(`${shown.drawing.structParents} ${mark.mcid}`, true);
      }
    }
  }

  cutTagTexts(objects, elements);
}

function dropTexts(content: EditedContent, shown: ShownText, mark: MarkedContent): void {
  const drawing = drawingOf(shown.drawing, mark);
  const cleaned = mark.properties === null ? null : withoutTexts(mark.properties, true);

  // Property lists within content have no references (ISO 32000-2, 14.6.2).
  if (drawing !== null && cleaned !== null && !hasReference(cleaned)) {
    content
      .edits(drawing)
      .replace(mark.range.start, mark.range.end, `${nameText(mark.tag)} ${operandText(cleaned)} BDC`);
  }
}

/** Content in which a mark is opened: that of a glyph, or one that draws it. */
function drawingOf(inner: ContentDrawing, { range, tag }: MarkedContent): ContentDrawing | null {
  for (
    let drawing: ContentDrawing | null = inner;
    drawing !== null;
    drawing = drawing.drawnBy?.drawing ?? null
  ) {
    const written = new TextDecoder('latin1').decode(drawing.source.content.subarray(range.start, range.end));

    if (written.endsWith('BDC') && written.includes(tag)) {
      return drawing;
    }
  }

  return null;
}

function hasReference(object: PdfObject): boolean {
  if (object instanceof PdfDict) {
    return [...object.entries].some(([, value]) => hasReference(value));
  }

  return Array.isArray(object) ? object.some(hasReference) : object instanceof PdfRef;
}
