import type { FontFace } from '@octavo/pdf/content/page-content';
import type { Breaking } from '../block/break-lines.ts';
import type { ParagraphDraft } from '../block/draft.ts';
import { boxAround } from '../boxes.ts';
import type { ParagraphRole } from '../model.ts';
import type { Band, PageBlock } from '../page/read-page.ts';
import { lookOf } from '../text/line-look.ts';
import { captionStart } from './roles.ts';

const thresholds = {
  /** Largest difference between font sizes of a paragraph that continues, in points. */
  sameSize: 0.6,
};

/** True when `second`, at the top of the next column or page, continues `first`, which was cut off. */
function runsOn(
  first: ParagraphDraft,
  second: ParagraphDraft,
  roles: ReadonlyMap<ParagraphDraft, ParagraphRole>,
  fonts: readonly FontFace[],
): boolean {
  const [role, next] = [roles.get(first)?.kind, roles.get(second)?.kind];
  const isRunning = (role === 'body' || role === 'list-item') && next === 'body';
  const last = first.lines.at(-1);
  const [top] = second.lines;

  if (!isRunning || last === undefined || top === undefined || second.label !== null || first.keepsLines) {
    return false;
  }

  const [a, b] = [lookOf(last, fonts), lookOf(top, fonts)];
  const sameLook =
    Math.abs(a.sizePoints - b.sizePoints) < thresholds.sameSize && a.bold === b.bold && a.family === b.family;
  const end = last.text.trimEnd();
  const isEnded = /[.!?:;。！？؟…]["'”’»)\]]*$/u.test(end);
  const isHyphenated = /\p{L}[-\u00ad\u2010]$/u.test(end);
  const startsSmall = /^[\p{Ll}]/u.test(top.text);
  const isCased = /\p{Ll}|\p{Lu}/u.test(top.text);

  if (!sameLook || !first.endsFull) {
    return sameLook && isHyphenated && startsSmall;
  }

  if (isEnded) {
    return false;
  }

  return startsSmall || isHyphenated || !isCased || /^[\p{Lu}\p{N}("“«]/u.test(top.text);
}

/** Maps each draft that was cut off to its continuation in the next column or page. */
export type Continuations = ReadonlyMap<ParagraphDraft, ParagraphDraft>;

/** Finds the drafts that continue elsewhere and maps each one to its continuation. */
export function continuationsOf(
  bands: readonly Band[],
  roles: ReadonlyMap<ParagraphDraft, ParagraphRole>,
  { fonts, paragraphOf }: Breaking,
): Continuations {
  const continuations = new Map<ParagraphDraft, ParagraphDraft>();
  const lastOf = new Map<number, ParagraphDraft>();
  let open: ParagraphDraft | null = null;
  let above: ParagraphDraft | null = null;
  let last: ParagraphDraft | null = null;

  for (const block of bands.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'draft') {
      open = open !== null && standsBelow(block, open) ? null : open;
      above = null;
      continue;
    }

    const { draft } = block;
    const isCaption = roles.get(draft)?.kind === 'caption';

    const paragraph = Math.max(...draft.lines.map(paragraphOf));
    const begun = lastOf.get(paragraph);
    // Two captions side by side stay separate, even if the producer tagged them as one paragraph.
    const isContinued = begun !== undefined && !captionStart.test(draft.lines[0]?.text ?? '');

    if (isContinued && (isElsewhere(begun, draft) || (begun === last && begun !== above))) {
      continuations.set(begun, draft);
    } else if (open !== null && isElsewhere(open, draft) && runsOn(open, draft, roles, fonts)) {
      continuations.set(open, draft);
    }

    if (paragraph >= 0) {
      lastOf.set(paragraph, draft);
    }

    above = draft;
    last = draft;
    // A figure with its caption at the top of a page does not end the paragraph that runs around it.
    open = isCaption && open !== null ? open : draft;
  }

  return continuations;
}

/** True for a block in the flow below a paragraph: the paragraph cannot continue past it. */
function standsBelow(block: Exclude<PageBlock, { kind: 'draft' }>, draft: ParagraphDraft): boolean {
  if (block.kind !== 'table' && (block.kind !== 'figure' || block.placement !== 'block')) {
    return false;
  }

  const box = block.kind === 'figure' ? block.figure : block.table.places[0].box;
  const isAcross = box.left < draft.bounds.right && box.right > draft.bounds.left;

  return isAcross && box.top >= draft.box.bottom - 2;
}

/** True when `second` is in another column or on another page. */
function isElsewhere(first: ParagraphDraft, second: ParagraphDraft): boolean {
  return first.pageIndex !== second.pageIndex || second.box.top < first.box.top;
}

/** Joins two drafts; bounds and label are those of the first. */
export function joined(first: ParagraphDraft, second: ParagraphDraft): ParagraphDraft {
  return {
    ...first,
    lines: [...first.lines, ...second.lines],
    box: boxAround([first.box, second.box]),
    pageIndex: second.pageIndex,
    alignment: first.lines.length > 1 ? first.alignment : second.alignment,
    endsFull: second.endsFull,
    ended: new Set([...first.ended, ...second.ended]),
  };
}
