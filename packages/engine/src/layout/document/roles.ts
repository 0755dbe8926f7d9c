import { isContentsEntry } from '../block/contents-entry.ts';
import type { Draft } from '../block/draft.ts';
import type { ParagraphRole } from '../model.ts';
import type { FontFace, OutlineEntry } from '../page-content.ts';
import { type LineLook, lookOf } from '../text/line-look.ts';
import type { Line } from '../text/lines.ts';
import { type IsItem, listMarks } from './lists.ts';

export interface RoleSource {
  readonly fonts: readonly FontFace[];
  readonly outline: readonly OutlineEntry[];
  readonly body: LineLook;
  /** What the tags of the document call a draft: `H2`, `LI`; '' when they do not tell. */
  typeOf(draft: Draft): string;
  /** True when the document's tags say what is a heading. */
  readonly tagsTellHeadings: boolean;
  readonly isItem: IsItem;
}

/** Longer texts are no headings. */
const longestHeading = 180;

/** Decides what each paragraph is; drafts in reading order. */
export function rolesOf(drafts: readonly Draft[], source: RoleSource): Map<Draft, ParagraphRole> {
  const roles = new Map<Draft, ParagraphRole>();
  const headings = drafts.filter((draft, index) =>
    isHeading(draft, drafts[index - 1], drafts[index + 1], source),
  );
  const levels = levelsOf(headings, source);

  for (const draft of headings) {
    roles.set(draft, { kind: 'heading', level: levels.get(draft) ?? 1 });
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

/** Paragraphs of at least so many characters are running text. */
const proseCharacters = 60;

/** Less running text than this does not tell how the document is set: its tables count, too. */
const fewestCharacters = 300;

/** The look that most characters of running text have; of all text where there is little that runs. */
export function bodyLook(
  drafts: readonly Draft[],
  cellLines: () => readonly Line[],
  fonts: readonly FontFace[],
): LineLook {
  const prose = drafts
    .filter((draft) => draft.lines.length > 1 || draftText(draft).length >= proseCharacters)
    .flatMap(({ lines }) => lines);
  const characters = prose.reduce((sum, { text }) => sum + text.length, 0);
  const counted =
    characters >= fewestCharacters ? prose : [...drafts.flatMap(({ lines }) => lines), ...cellLines()];

  return mainLook(counted, fonts);
}

function mainLook(lines: readonly Line[], fonts: readonly FontFace[]): LineLook {
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

export function draftText(draft: Draft): string {
  return draft.lines.map((line) => line.text).join(' ');
}

function isHeading(
  draft: Draft,
  above: Draft | undefined,
  next: Draft | undefined,
  source: RoleSource,
): boolean {
  const type = source.typeOf(draft);

  if (/^(H\d*|Title)$/.test(type)) {
    return true;
  }

  if (source.tagsTellHeadings || /^(LI|TOCI|TD|TH|Code)$/.test(type)) {
    return false;
  }

  const text = draftText(draft).trim();
  const [first] = draft.lines;

  if (
    first === undefined ||
    draft.lines.length > 4 ||
    text.length > longestHeading ||
    draft.keepsLines ||
    draft.label?.kind === 'bullet' ||
    !/\p{L}{2}/u.test(text) ||
    /^[\p{Ll},;.)]/u.test(text)
  ) {
    return false;
  }

  if (inOutline(draft, text, source.outline)) {
    return true;
  }

  const look = lookOf(first, source.fonts);
  const { body } = source;
  const ratio = look.sizePoints / body.sizePoints;
  const isStrong = (look.bold && !body.bold) || look.colour !== body.colour;
  const runsOn = /[,;]$/.test(text) || (/[.]$/.test(text) && text.length > 50 && ratio < 1.3);

  if (runsOn || isContentsEntry(text)) {
    return false;
  }

  if (ratio >= 1.15 || (ratio >= 1.04 && isStrong)) {
    return true;
  }

  // Bold at the size of the text: a heading when text follows that is not bold.
  const follows = next?.lines[0];
  const nextLook = follows === undefined ? null : lookOf(follows, source.fonts);
  const isShort = draft.lines.length <= 2 && text.length <= 110;

  const lastAbove = above?.lines.at(-1);
  const aboveLook = lastAbove === undefined ? null : lookOf(lastAbove, source.fonts);
  // One bold line after another is a block of bold text.
  const stacked = aboveLook !== null && aboveLook.bold && aboveLook.sizePoints === look.sizePoints;

  return (
    look.bold &&
    !body.bold &&
    ratio > 0.97 &&
    isShort &&
    !/[.:]$/.test(text) &&
    !first.text.includes('\t') &&
    nextLook !== null &&
    !nextLook.bold &&
    !stacked
  );
}

function inOutline(draft: Draft, text: string, outline: readonly OutlineEntry[]): OutlineEntry | undefined {
  const plain = plainText(text);

  return outline.find(
    (entry) =>
      entry.pageIndex === draft.pageIndex &&
      plain.length > 1 &&
      (plainText(entry.title) === plain ||
        (plain.endsWith(plainText(entry.title)) && plain.length < plainText(entry.title).length + 8)),
  );
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Levels by looks, the largest first; the outline, tags and section numbers know better. */
function levelsOf(headings: readonly Draft[], source: RoleSource): Map<Draft, number> {
  const levels = new Map<Draft, number>();
  const keyOf = (draft: Draft): string => {
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
    const outlined = inOutline(draft, draftText(draft), source.outline);
    const depth = draft.label?.readings[0]?.path.length;
    const byRank = ranks.indexOf(keyOf(draft)) + (isTitle ? 0 : 1);

    if (tagged !== undefined) {
      levels.set(draft, Math.min(6, Number(tagged)));
    } else if (source.typeOf(draft) === 'Title') {
      levels.set(draft, 0);
    } else if (outlined !== undefined) {
      levels.set(draft, Math.min(6, outlined.level));
    } else if (isTitle && draft === title) {
      levels.set(draft, 0);
    } else {
      levels.set(draft, Math.min(6, Math.max(1, depth !== undefined && depth > 1 ? depth : byRank)));
    }
  }

  return levels;
}

/** How captions begin in the languages we know. */
export const captionStart =
  /^(figure|fig\.|table|chart|exhibit|photo|abbildung|abb\.|tabelle|tableau|schéma|illustration|ilustración|tabla|figura|tabella|quadro|tabela|figuur|tabel|图|圖|表|図)\s*[\dIVX]/i;

function plainRole(draft: Draft, source: RoleSource): ParagraphRole {
  const text = draftText(draft);

  if (source.typeOf(draft) === 'Caption' || (captionStart.test(text) && text.length < 400)) {
    return { kind: 'caption' };
  }

  const isFixed = draft.lines.every((line) => lookOf(line, source.fonts).fixedPitch);
  const isCode = source.typeOf(draft) === 'Code' || (isFixed && !source.body.fixedPitch);

  return isCode ? { kind: 'code' } : { kind: 'body' };
}

/** The space from baseline to baseline in running text of each size. */
export function leadings(drafts: Iterable<readonly { baseline: number; sizePoints: number }[]>) {
  const bySize = new Map<number, number[]>();

  for (const lines of drafts) {
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1];
      const leading = above === undefined ? 0 : line.baseline - above.baseline;

      if (
        above?.sizePoints === line.sizePoints &&
        leading > line.sizePoints * 0.8 &&
        leading < line.sizePoints * 2.6
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

    return known === null ? sizePoints * 1.2 : Math.min(known, sizePoints * 2.2);
  };
}

/**
 * Lines of a paragraph stand as near to each other as lines ever do: the smallest distance that is common. A size met
 * twice or so tells nothing.
 */
function tightest(list: readonly number[]): number | null {
  const counts = new Map<number, number>();

  for (const leading of list) {
    counts.set(leading, (counts.get(leading) ?? 0) + 1);
  }

  const usual = [...counts]
    .filter(([, count]) => count >= Math.max(3, list.length * 0.12))
    .map(([leading]) => leading);

  return usual.length === 0 ? null : Math.min(...usual);
}
