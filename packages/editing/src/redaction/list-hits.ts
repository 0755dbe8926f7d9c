import type { Quad } from '@octavo/contract/edits/primitives';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { textQuads } from '../find/text-quads.ts';
import { PageSpace } from '../geometry/page-space.ts';
import { findHits, type TextRedaction } from './find-hits.ts';

/** Text that an operation would remove from a page, as lists and pages show it. */
export interface ListedHit {
  /** Id of the operation. */
  readonly operation: string;
  /** Number among the hits of the operation on this page, counted from 0. */
  readonly number: number;
  readonly text: string;
  readonly quads: readonly Quad[];
}

/** Finds what operations would remove from a page. */
export function listHits(
  page: PdfPage,
  glyphs: readonly Glyph[],
  operations: readonly TextRedaction[],
): readonly ListedHit[] {
  const space = new PageSpace(page);

  return findHits(glyphs, operations).map(({ operation, number, text, glyphs: indexes }) => ({
    operation: operation.id,
    number,
    text: text.replace(/\s+/g, ' '),
    quads: textQuads(
      indexes.map((index) => glyphs[index]!),
      space,
    ),
  }));
}
