import type { FontFace } from '@octavo/pdf/content/page-content';
import { isContentsEntry } from '../block/contents-entry.ts';
import { draftText, type ParagraphDraft } from '../block/draft.ts';
import type { ParagraphRole } from '../model.ts';
import { type LineLook, lookOf } from '../text/line-look.ts';
import type { TextLine } from '../text/lines.ts';
import { type HeadingSource, headingLevels } from './headings/headings.ts';
import { type IsItem, listMarks } from './lists.ts';

export interface RoleSource extends HeadingSource {
  readonly isItem: IsItem;
}

const thresholds = {
  /** Minimum length of running text in characters. */
  proseCharacters: 60,

  /** With less running text than this, in characters, table cells count for the body look, too. */
  fewestCharacters: 300,

  /** Largest number of characters of a caption. */
  longestCaption: 400,

  /** Smallest line distance that counts for the usual one, in multiples of the font size. */
  leastLeading: 0.8,

  /** Largest line distance that counts for it. */
  mostLeading: 2.6,

  /** Line distance of a font size without a known one, in multiples of the size. */
  usualLeading: 1.2,

  /** Largest usual line distance, in multiples of the font size: double spacing. */
  widestLeading: 2.2,

  /** Fewest equal line distances that may be the usual one. */
  fewestSame: 3,

  /** Share of equal line distances that may be the usual one. */
  sameShare: 0.12,
};

/** Decides the role of each paragraph; drafts are in reading order. */
export function rolesOf(
  drafts: readonly ParagraphDraft[],
  source: RoleSource,
): Map<ParagraphDraft, ParagraphRole> {
  const roles = new Map<ParagraphDraft, ParagraphRole>();

  for (const [draft, level] of headingLevels(drafts, source)) {
    roles.set(draft, { kind: 'heading', level });
  }

  const rest = drafts.filter((draft) => !roles.has(draft));

  for (const draft of rest) {
    if (source.typeOf(draft) === 'TOCI' || draft.lines.every((line) => isContentsEntry(line.text))) {
      roles.set(draft, { kind: 'contents-entry', level: 1 });
    }
  }

  for (const [draft, mark] of listMarks(
    rest.filter((draft) => !roles.has(draft)),
    source.isItem,
  )) {
    roles.set(draft, { kind: 'list-item', mark });
  }

  for (const draft of rest) {
    if (!roles.has(draft)) {
      roles.set(draft, plainRole(draft, source));
    }
  }

  return roles;
}

/** Look of most characters of running text; of all text when there is little running text. */
export function bodyLook(
  drafts: readonly ParagraphDraft[],
  cellLines: () => readonly TextLine[],
  fonts: readonly FontFace[],
): LineLook {
  const prose = drafts
    .filter((draft) => draft.lines.length > 1 || draftText(draft).length >= thresholds.proseCharacters)
    .flatMap(({ lines }) => lines);
  const characters = prose.reduce((sum, { text }) => sum + text.length, 0);
  const counted =
    characters >= thresholds.fewestCharacters
      ? prose
      : [...drafts.flatMap(({ lines }) => lines), ...cellLines()];

  return mainLook(counted, fonts);
}

function mainLook(lines: readonly TextLine[], fonts: readonly FontFace[]): LineLook {
  const counts = new Map<string, { look: LineLook; characters: number }>();

  for (const line of lines) {
    const look = lookOf(line, fonts);
    const key = `${look.family} ${look.sizePoints} ${look.bold}`;
    const known = counts.get(key) ?? { look, characters: 0 };
    known.characters += line.text.length;
    counts.set(key, known);
  }

  const [most] = [...counts.values()].sort((a, b) => b.characters - a.characters);

  return (
    most?.look ?? {
      family: '',
      sizePoints: 11,
      bold: false,
      italic: false,
      fixedPitch: false,
      colour: '000000',
      ascent: 10,
      descent: 2.4,
    }
  );
}

/** Beginnings of captions in the supported languages. */
export const captionStart =
  /^(figure|fig\.|table|chart|exhibit|photo|abbildung|abb\.|tabelle|tableau|schéma|illustration|ilustración|tabla|figura|tabella|quadro|tabela|figuur|tabel|图|圖|表|図)\s*[\dIVX]/i;

function plainRole(draft: ParagraphDraft, source: RoleSource): ParagraphRole {
  const text = draftText(draft);

  if (
    source.typeOf(draft) === 'Caption' ||
    (captionStart.test(text) && text.length < thresholds.longestCaption)
  ) {
    return { kind: 'caption' };
  }

  const isFixed = draft.lines.every((line) => lookOf(line, source.fonts).fixedPitch);
  const isCode = source.typeOf(draft) === 'Code' || (isFixed && !source.body.fixedPitch);

  return isCode ? { kind: 'code' } : { kind: 'body' };
}

/** Baseline distance of running text for each font size. */
export function leadings(drafts: Iterable<readonly { baseline: number; sizePoints: number }[]>) {
  const bySize = new Map<number, number[]>();

  for (const lines of drafts) {
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1];
      const leading = above === undefined ? 0 : line.baseline - above.baseline;

      if (
        above?.sizePoints === line.sizePoints &&
        leading > line.sizePoints * thresholds.leastLeading &&
        leading < line.sizePoints * thresholds.mostLeading
      ) {
        const size = Math.round(line.sizePoints * 2) / 2;
        const list = bySize.get(size) ?? [];
        list.push(Math.round(leading * 4) / 4);
        bySize.set(size, list);
      }
    }
  }

  const usual = new Map([...bySize].map(([size, list]) => [size, tightest(list)]));

  return (sizePoints: number): number => {
    const known = usual.get(Math.round(sizePoints * 2) / 2) ?? null;

    return known === null
      ? sizePoints * thresholds.usualLeading
      : Math.min(known, sizePoints * thresholds.widestLeading);
  };
}

/**
 * Smallest common baseline distance, which is that within paragraphs; null when none occurs at least three
 * times.
 */
function tightest(list: readonly number[]): number | null {
  const counts = new Map<number, number>();

  for (const leading of list) {
    counts.set(leading, (counts.get(leading) ?? 0) + 1);
  }

  const usual = [...counts]
    .filter(([, count]) => count >= Math.max(thresholds.fewestSame, list.length * thresholds.sameShare))
    .map(([leading]) => leading);

  return usual.length === 0 ? null : Math.min(...usual);
}
