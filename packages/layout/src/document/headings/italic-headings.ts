import type { FontFace } from '@octavo/pdf/content/page-content';
import type { ParagraphDraft } from '../../block/draft.ts';
import { type LineLook, lookOf } from '../../text/line-look.ts';

const thresholds = {
  /** Maximum length of an italic heading in characters; longer lines are remarks. */
  longestHeading: 70,

  /** Minimum length of the running text after a heading, in characters. */
  fewestCharacters: 60,

  /** Minimum number of italic headings; a single italic line may be anything. */
  fewestHeadings: 2,

  /** Largest difference from the size of the body, in points. */
  sameSize: 0.6,
};

/**
 * Headings distinguished only by italics: single lines right above running text of the same size. At least
 * `fewestHeadings` of them must be nearer to the text they head than to the text above them.
 */
export function italicHeadings(
  drafts: readonly ParagraphDraft[],
  body: LineLook,
  fonts: readonly FontFace[],
): ReadonlySet<ParagraphDraft> {
  const found = drafts.filter((draft, index) => isItalicHeading(draft, drafts[index + 1], body, fonts));
  const headings = new Set(found);
  const apart = drafts.filter(
    (draft, index) => headings.has(draft) && isNearer(draft, drafts[index - 1], drafts[index + 1]),
  );

  return apart.length < thresholds.fewestHeadings ? new Set() : headings;
}

function isItalicHeading(
  draft: ParagraphDraft,
  next: ParagraphDraft | undefined,
  body: LineLook,
  fonts: readonly FontFace[],
): boolean {
  const [line, second] = draft.lines;
  const below = next?.lines[0];

  if (line === undefined || second !== undefined || below === undefined || next === undefined) {
    return false;
  }

  const [look, nextLook] = [lookOf(line, fonts), lookOf(below, fonts)];
  const isSet =
    look.italic && !body.italic && !nextLook.italic && isBody(look, body) && isBody(nextLook, body);
  const runs = next.lines.reduce((sum, { text }) => sum + text.length, 0) >= thresholds.fewestCharacters;
  const isAligned = Math.abs(line.left - below.left) < line.sizePoints * 2;

  return (
    isSet &&
    runs &&
    isAligned &&
    draft.label === null &&
    line.text.length <= thresholds.longestHeading &&
    /^[\p{Lu}\p{N}]/u.test(line.text) &&
    /\p{L}{2}/u.test(line.text) &&
    !/[.,:;]$/.test(line.text) &&
    !line.text.includes('\t')
  );
}

/** True for the size and font of the running text. */
function isBody(look: LineLook, body: LineLook): boolean {
  return look.family === body.family && Math.abs(look.sizePoints - body.sizePoints) < thresholds.sameSize;
}

/** True when a draft is nearer to the next one than to the one above it in its column. */
function isNearer(
  draft: ParagraphDraft,
  above: ParagraphDraft | undefined,
  next: ParagraphDraft | undefined,
): boolean {
  const step = next === undefined ? 0 : next.box.top - draft.box.bottom;
  const isBelow =
    above !== undefined && above.box.bottom <= draft.box.top + 2 && above.pageIndex === draft.pageIndex;

  return step > -2 && (!isBelow || draft.box.top - above.box.bottom > step + 2);
}
