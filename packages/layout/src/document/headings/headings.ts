import type { FontFace, OutlineEntry } from '@octavo/pdf/content/page-content';
import { isContentsEntry } from '../../block/contents-entry.ts';
import { draftText, type ParagraphDraft } from '../../block/draft.ts';
import { type LineLook, lookOf } from '../../text/line-look.ts';
import { headingRanks } from './heading-levels.ts';
import { contentsTitles, outlineEntry, plainText } from './heading-names.ts';
import { italicHeadings } from './italic-headings.ts';

export interface HeadingSource {
  readonly fonts: readonly FontFace[];
  readonly outline: readonly OutlineEntry[];
  readonly body: LineLook;
  /** Tag of a draft in the document, such as `H2` or `LI`; '' when unknown. */
  typeOf(draft: ParagraphDraft): string;
  /** True when the document's tags identify its headings. */
  readonly tagsTellHeadings: boolean;
}

/** A draft with its neighbours. */
interface DraftContext {
  readonly draft: ParagraphDraft;
  readonly text: string;
  readonly look: LineLook;
  readonly above: ParagraphDraft | undefined;
  readonly next: ParagraphDraft | undefined;
}

/** Reason to take a paragraph for a heading: the document names it as one, or it looks like one. */
type HeadingReason = 'named' | 'looks' | null;

const thresholds = {
  /** Maximum length of a heading in characters. */
  longestHeading: 180,

  /**
   * Size ratios to the body text that make a heading; the lower one suffices when the style differs as well.
   */
  plainlyLarger: 1.15,
  larger: 1.04,

  /** Number of stacked lines of one look from which they are an address or a list of names. */
  fewestStacked: 3,

  /** Size ratio from which text is a title, which may take any number of lines. */
  titleRatio: 1.5,

  /** Minimum length of running text in characters. */
  proseCharacters: 160,

  /** Smallest size of a heading that the outline lists, in multiples of the body. */
  listedSize: 0.97,

  /** Largest number of lines of a heading. */
  mostLines: 4,

  /** Size up to which a line ending with a full stop is a sentence, in multiples of the body. */
  sentenceRatio: 1.3,

  /** Largest number of characters of a heading that ends with a full stop. */
  longestNumbered: 50,

  /** Size up to which a line in brackets is an aside, in multiples of the body. */
  asideRatio: 1.3,

  /** Smallest size of a heading that only bold letters set apart, in multiples of the body. */
  boldRatio: 0.97,

  /** Largest number of characters of such a heading. */
  longestBold: 110,

  /** Number of lines from which text counts as prose. */
  proseLines: 3,

  /** Largest line distance within a heading of several lines, in multiples of the font size. */
  stackedLeading: 1.8,
};

/** The headings among paragraphs in reading order, with their levels: 0 for the title of the document. */
export function headingLevels(
  drafts: readonly ParagraphDraft[],
  source: HeadingSource,
): Map<ParagraphDraft, number> {
  const titles = contentsTitles(drafts);
  const isProse = proseLooks(drafts, source.fonts);
  const reasons = drafts.map((draft, index) => {
    const [first] = draft.lines;

    if (first === undefined) {
      return null;
    }

    const placed = {
      draft,
      text: draftText(draft).trim(),
      look: lookOf(first, source.fonts),
      above: drafts[index - 1],
      next: drafts[index + 1],
    };

    return reasonFor(placed, source, titles, isProse);
  });
  const italic = source.tagsTellHeadings ? null : italicHeadings(drafts, source.body, source.fonts);
  const headings = drafts.filter(
    (draft, index) =>
      reasons[index] === 'named' ||
      italic?.has(draft) === true ||
      (reasons[index] === 'looks' && !isStacked(drafts, reasons, index, source)),
  );

  return headingRanks(headings, source);
}

function reasonFor(
  placed: DraftContext,
  source: HeadingSource,
  titles: ReadonlySet<string>,
  isProse: (look: LineLook) => boolean,
): HeadingReason {
  const { draft, text, look } = placed;
  const type = source.typeOf(draft);

  if (/^(H\d*|Title)$/.test(type)) {
    return 'named';
  }

  if (source.tagsTellHeadings || /^(LI|TOCI|TD|TH|Code)$/.test(type) || !mayHead(draft, text)) {
    return null;
  }

  const isListed =
    look.sizePoints >= source.body.sizePoints * thresholds.listedSize && titles.has(plainText(text));

  if (outlineEntry(draft, text, source.outline) !== undefined || (isListed && !isContentsEntry(text))) {
    return 'named';
  }

  return !runsOn(text, look.sizePoints / source.body.sizePoints) && looksLikeOne(placed, source, isProse)
    ? 'looks'
    : null;
}

/** True when a paragraph has the shape of a heading at all. */
function mayHead(draft: ParagraphDraft, text: string): boolean {
  return (
    draft.lines.length <= thresholds.mostLines &&
    text.length <= thresholds.longestHeading &&
    !draft.keepsLines &&
    draft.label?.kind !== 'bullet' &&
    /\p{L}{2}/u.test(text) &&
    !/^[\p{Ll},;.)]/u.test(text)
  );
}

/** True for a sentence, an address or a row of values, which begin or end as no heading does. */
function runsOn(text: string, ratio: number): boolean {
  const isAddress = /^(https?:|www\.)\S*$|\S@\S+\.\S/i.test(text);
  const isSentence =
    /[.]$/.test(text) &&
    ratio < thresholds.sentenceRatio &&
    (text.length > thresholds.longestNumbered || !/^[\dIVX]+(\.|$)/.test(text));
  const isAside = /^[(（][^)）]{4,}/.test(text) && ratio < thresholds.asideRatio;
  // Text after a tab is a value, a page or a cell; after a number it is the title.
  const isRow = /\S\t/.test(text.replace(/^[\p{N}A-Zivx§.()（）]{1,8}\t/u, ''));

  return /[,;]$/.test(text) || isSentence || isAside || isAddress || isRow || isContentsEntry(text);
}

function looksLikeOne(
  { draft, text, look, above, next }: DraftContext,
  { fonts, body }: HeadingSource,
  isProse: (look: LineLook) => boolean,
): boolean {
  const ratio = look.sizePoints / body.sizePoints;
  const isStrong = (look.bold && !body.bold) || look.colour !== body.colour;
  const isNumbered = draft.label !== null && look.family !== body.family;

  const isBlock =
    draft.lines.length >= thresholds.fewestStacked && draft.ended.size > 0 && ratio < thresholds.titleRatio;

  if (isBlock || (ratio >= thresholds.larger && isProse(look))) {
    return false;
  }

  if (ratio >= thresholds.plainlyLarger || (ratio >= thresholds.larger && (isStrong || isNumbered))) {
    return true;
  }

  // Bold at the size of the text: a heading when text follows that is not bold.
  const nextLook = lookOfLine(next, 0, fonts);
  const aboveLook = lookOfLine(above, -1, fonts);
  // One bold line after another is a block of bold text.
  const stacked = aboveLook !== null && aboveLook.bold && aboveLook.sizePoints === look.sizePoints;

  return (
    look.bold &&
    !body.bold &&
    ratio > thresholds.boldRatio &&
    draft.lines.length <= 2 &&
    text.length <= thresholds.longestBold &&
    !/[.:]$/.test(text) &&
    nextLook !== null &&
    !nextLook.bold &&
    !stacked
  );
}

function lookOfLine(
  draft: ParagraphDraft | undefined,
  at: number,
  fonts: readonly FontFace[],
): LineLook | null {
  const line = draft?.lines.at(at);

  return line === undefined ? null : lookOf(line, fonts);
}

/** Returns a test for looks that the document uses more for running text than for short text. */
function proseLooks(
  drafts: readonly ParagraphDraft[],
  fonts: readonly FontFace[],
): (look: LineLook) => boolean {
  const balance = new Map<string, number>();

  for (const draft of drafts) {
    const look = lookOfLine(draft, 0, fonts);

    if (look !== null) {
      const { length } = draftText(draft);
      const weight =
        length >= thresholds.proseCharacters || draft.lines.length > thresholds.proseLines ? length : -length;
      balance.set(keyOf(look), (balance.get(keyOf(look)) ?? 0) + weight);
    }
  }

  return (look) => (balance.get(keyOf(look)) ?? 0) > 0;
}

function keyOf({ family, sizePoints, bold }: LineLook): string {
  return `${family} ${Math.round(sizePoints * 2)} ${bold}`;
}

function isStacked(
  drafts: readonly ParagraphDraft[],
  reasons: readonly HeadingReason[],
  at: number,
  { fonts, body }: HeadingSource,
): boolean {
  const look = lookOfLine(drafts[at], 0, fonts);

  if (look === null || look.sizePoints >= body.sizePoints * thresholds.titleRatio) {
    return false;
  }

  const isContinued = (index: number): boolean => {
    const [one, other] = [drafts[index], drafts[index + 1]];
    const [last, first] = [one?.lines.at(-1), other?.lines[0]];

    return (
      reasons[index] === 'looks' &&
      reasons[index + 1] === 'looks' &&
      last !== undefined &&
      first !== undefined &&
      keyOf(lookOf(last, fonts)) === keyOf(look) &&
      keyOf(lookOf(first, fonts)) === keyOf(look) &&
      last.pageIndex === first.pageIndex &&
      Math.abs(first.baseline - last.baseline) < look.sizePoints * thresholds.stackedLeading
    );
  };
  let [from, to] = [at, at];

  while (to - from < thresholds.fewestStacked && isContinued(from - 1)) {
    from -= 1;
  }

  while (to - from < thresholds.fewestStacked && isContinued(to)) {
    to += 1;
  }

  return to - from + 1 >= thresholds.fewestStacked;
}
