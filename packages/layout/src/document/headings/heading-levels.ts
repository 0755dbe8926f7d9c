import { draftText, type ParagraphDraft } from '../../block/draft.ts';
import { lookOf } from '../../text/line-look.ts';
import { outlineEntry } from './heading-names.ts';
import type { HeadingSource } from './headings.ts';

const thresholds = {
  /** Number of heading levels; HTML and Markdown have six. */
  deepest: 6,
};

/** Heading levels by looks, the largest first; the outline, tags and section numbers take precedence. */
export function headingRanks(
  headings: readonly ParagraphDraft[],
  source: HeadingSource,
): Map<ParagraphDraft, number> {
  const levels = new Map<ParagraphDraft, number>();
  const keyOf = (draft: ParagraphDraft): string => {
    const look = lookOf(draft.lines[0]!, source.fonts);
    const rank = Math.round(look.sizePoints * 2) * 4 + (look.bold ? 2 : 0) + (look.italic ? 0 : 1);

    return String(rank).padStart(6, '0');
  };
  const ranks = [...new Set(headings.map(keyOf))].sort().reverse();
  const [title] = headings;
  const isTitle =
    title !== undefined &&
    headings.length > 1 &&
    title.pageIndex === 0 &&
    keyOf(title) === ranks[0] &&
    headings.filter((draft) => keyOf(draft) === ranks[0]).length === 1;

  for (const draft of headings) {
    const tagged = /^H(\d+)$/.exec(source.typeOf(draft))?.[1];
    const outlined = outlineEntry(draft, draftText(draft), source.outline);
    const depth = draft.label?.readings[0]?.path.length;
    const byRank = ranks.indexOf(keyOf(draft)) + (isTitle ? 0 : 1);

    if (tagged !== undefined) {
      levels.set(draft, Math.min(thresholds.deepest, Number(tagged)));
    } else if (source.typeOf(draft) === 'Title') {
      levels.set(draft, 0);
    } else if (outlined !== undefined) {
      levels.set(draft, Math.min(thresholds.deepest, outlined.level));
    } else if (isTitle && draft === title) {
      levels.set(draft, 0);
    } else {
      levels.set(
        draft,
        Math.min(thresholds.deepest, Math.max(1, depth !== undefined && depth > 1 ? depth : byRank)),
      );
    }
  }

  return levels;
}
