import type { PageContent } from '@octavo/pdf/content/page-content';

const thresholds = {
  /** Minimum number of glyphs without ink; fewer may be a stamp or a mark of the scanner's maker. */
  fewestRead: 20,
};

/** True when most of the text of a page is drawn without ink: the layer that OCR puts over a scan. */
export function hasTextLayer({ glyphs }: Pick<PageContent, 'glyphs'>): boolean {
  const printed = glyphs.filter(({ made, text }) => !made && text.trim() !== '');
  const invisible = printed.filter((glyph) => glyph.invisible).length;

  return invisible >= thresholds.fewestRead && invisible > printed.length * 0.5;
}
