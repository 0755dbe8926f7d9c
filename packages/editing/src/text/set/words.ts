import { needsShaping } from '@octavo/pdf/edit/text/scripts';
import { unspaced } from '@octavo/pdf/text/unspaced';
import type { NewText } from '../fonts/new-text.ts';
import type { NewTextSetter } from '../fonts/set-new-text.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import { type Cell, isBlank } from './cells.ts';

/** Letters of the page that keep their distances. */
export interface OldPart {
  readonly kind: 'old';
  readonly glyphs: readonly PlacedGlyph[];
  readonly left: number;
  readonly right: number;
  /** Line that it stands on. */
  readonly line: number;
  /** Hyphen that is shown behind it where the line ends; null where the word cannot be divided. */
  readonly hyphen: PlacedGlyph | null;
  readonly from: number;
  readonly to: number;
}

export interface NewPart {
  readonly kind: 'new';
  readonly text: NewText;
  readonly like: PlacedGlyph;
  readonly look: Cell['look'];
}

export type WordPart = OldPart | NewPart;

/** Letters between which no line ends. */
export interface SetWord {
  readonly parts: readonly WordPart[];
  readonly before: 'none' | 'space' | 'break';
  /** Distance from the word before it where it stands beside it on the page; null elsewhere. */
  readonly gap: number | null;
  /** Spaces of the page that follow it. */
  readonly spaces: readonly PlacedGlyph[];
  readonly text: string;
  /** Spaces and line feeds before it; those behind the last word follow it. */
  readonly blanks: string;
  readonly blanksAfter: string;
  /** True for a word of the page that follows the word it has always followed. */
  readonly isUnchanged: boolean;
}

/** Signs that begin no line, and signs that end none (JIS X 4051). */
const noStart =
  /^[、。，．・：；？！）」』】〕〉》”’)\],.:;?!ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％]/u;
const noEnd = /[（「『【〔〈《“‘([]$/u;

interface RawWord {
  readonly cells: Cell[];
  readonly before: SetWord['before'];
  readonly blanks: Cell[];
}

/** Words of the cells of a unit; new letters are set in their fonts. */
export async function wordsOf(
  cells: readonly Cell[],
  setter: NewTextSetter,
  { unit, hasSpaces }: { readonly unit: number; readonly hasSpaces: boolean },
): Promise<SetWord[]> {
  const raw = rawWords(cells);
  const words: SetWord[] = [];

  for (const [index, word] of raw.entries()) {
    const last = raw[index - 1];
    const next = raw[index + 1];
    const endsWithSpace = hasSpaces && next?.before === 'space';

    words.push({
      parts: await partsOf(word, setter, { unit, endsWithSpace }),
      before: word.before,
      gap: last === undefined ? null : gapBetween(last, word),
      spaces: word.blanks.flatMap(({ source }) => source?.glyph ?? []),
      text: textOf(word.cells),
      blanks: textOf(last?.blanks ?? leadingBlanks(cells)),
      blanksAfter: next === undefined ? textOf(word.blanks) : '',
      isUnchanged: isUnchanged(word) && (last === undefined ? startsUnit(word) : follows(last, word)),
    });
  }

  return words;
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join('');
}

function leadingBlanks(cells: readonly Cell[]): Cell[] {
  const first = cells.findIndex((cell) => !isBlank(cell));

  return cells.slice(0, Math.max(0, first));
}

function rawWords(cells: readonly Cell[]): RawWord[] {
  const words: RawWord[] = [];
  let before = 'none' as SetWord['before'];
  let isOpen = false;

  for (const [index, cell] of cells.entries()) {
    const last = words.at(-1);

    if (isBlank(cell)) {
      before = cell.text.includes('\n') || before === 'break' ? 'break' : 'space';
      isOpen = false;
      last?.blanks.push(cell);
    } else if (isOpen && last !== undefined && !mayBreak(cells[index - 1]!, cell)) {
      last.cells.push(cell);
    } else {
      words.push({ cells: [cell], before: isOpen ? 'none' : before, blanks: [] });
      before = 'none';
      isOpen = true;
    }
  }

  return words;
}

/** True between two characters without a space where a line may end. */
function mayBreak(one: Cell, other: Cell): boolean {
  if (unspaced.test(one.text) || unspaced.test(other.text)) {
    return !noStart.test(other.text) && !noEnd.test(one.text);
  }

  // A hyphen of the word itself at the end of a line.
  return (
    one.source !== null &&
    other.source !== null &&
    other.source.line > one.source.line &&
    /[-\u2010\u2013\u2014/]$/u.test(one.text)
  );
}

function isUnchanged({ cells }: RawWord): boolean {
  return cells.every(
    ({ source, place }, index) => source !== null && (index === 0 || place === cells[index - 1]!.place + 1),
  );
}

function startsUnit({ cells }: RawWord): boolean {
  return cells[0]!.place === 0;
}

/** True for a word that has always followed another one, however far apart they stand. */
function follows(last: RawWord, word: RawWord): boolean {
  const between = [...last.cells.slice(-1), ...last.blanks, word.cells[0]!];

  return between.every(
    ({ source, place }, index) => source !== null && (index === 0 || place === between[index - 1]!.place + 1),
  );
}

function gapBetween(last: RawWord, word: RawWord): number | null {
  const [before, after] = [extentOf(last), extentOf(word)];

  if (before === null || after === null || before.line !== after.line || !follows(last, word)) {
    return null;
  }

  // Words of another direction stand on the other side.
  return Math.max(after.left - before.right, before.left - after.right);
}

/** Edges of a word that stands on one line of the page; null for others. */
function extentOf({ cells }: RawWord) {
  const sources = cells.flatMap(({ source }) => source ?? []);
  const line = sources[0]?.line ?? -1;

  return sources.length < cells.length || sources.some((source) => source.line !== line)
    ? null
    : {
        line,
        left: Math.min(...sources.map(({ left }) => left)),
        right: Math.max(...sources.map(({ right }) => right)),
      };
}

async function partsOf(
  word: RawWord,
  setter: NewTextSetter,
  { unit, endsWithSpace }: { readonly unit: number; readonly endsWithSpace: boolean },
): Promise<WordPart[]> {
  const { cells } = word;
  const groups = groupsOf(cells, (cell) => cell.source !== null);
  const isMixed = groups.some(({ isOld }) => isOld) && groups.some(({ isOld }) => !isOld);
  // A word is set in one font: where its own lacks a letter, all of it is set in another.
  const lacks = isMixed && groups.some((group) => !group.isOld && !setter.hasFont(requestOf(group.cells)));
  // Joined letters change with their neighbours.
  const isJoined = !isUnchanged(word) && needsShaping(textOf(cells));
  const wanted = lacks || isJoined ? groupsOf(cells, () => false) : groups;
  const parts: WordPart[] = [];

  for (const [index, group] of wanted.entries()) {
    if (group.isOld) {
      parts.push(oldPart(group.cells));
      continue;
    }

    const request = requestOf(group.cells);
    const isLast = index === wanted.length - 1;
    const text = await setter.set({
      ...request,
      unit,
      endsWithSpace: endsWithSpace && isLast,
      before: letterBeside(wanted[index - 1]?.cells.at(-1), request.like),
      behind: letterBeside(wanted[index + 1]?.cells[0], request.like),
    });
    parts.push({ kind: 'new', text, like: request.like, look: request.look });
  }

  return parts;
}

/** Letter of the page beside new text, when it has the same font. */
function letterBeside(cell: Cell | undefined, like: PlacedGlyph): string {
  const glyph = cell?.source?.glyph ?? null;
  const isSame =
    glyph?.glyph.shown.state.font.font === like.glyph.shown.state.font.font && glyph.em === like.em;

  return isSame && cell !== undefined ? cell.text : '';
}

interface Group {
  readonly cells: Cell[];
  readonly isOld: boolean;
}

/** Letters of the page on one line, and new letters of one look. */
function groupsOf(cells: readonly Cell[], keeps: (cell: Cell) => boolean): Group[] {
  const groups: Group[] = [];

  for (const cell of cells) {
    const last = groups.at(-1);
    const before = last?.cells.at(-1);
    const isOld = keeps(cell);

    if (cell.text === '' && !isOld) {
      continue;
    }

    const continues =
      last !== undefined &&
      before !== undefined &&
      last.isOld === isOld &&
      (isOld
        ? cell.place === before.place + 1 && cell.source!.line === before.source!.line
        : isSameLook(before, cell));

    if (continues) {
      last.cells.push(cell);
    } else {
      groups.push({ cells: [cell], isOld });
    }
  }

  return groups;
}

function isSameLook(one: Cell, other: Cell): boolean {
  const [like, otherLike] = [likeOf(one), likeOf(other)];

  return (
    like.glyph.shown.state.font.font === otherLike.glyph.shown.state.font.font &&
    like.em === otherLike.em &&
    like.glyph.shown.fill === otherLike.glyph.shown.fill &&
    JSON.stringify(one.look) === JSON.stringify(other.look)
  );
}

function likeOf({ source, like }: Cell): PlacedGlyph {
  return (source?.glyph ?? like)!;
}

function requestOf(cells: readonly Cell[]) {
  const [first] = cells;

  return { text: textOf(cells), like: likeOf(first!), look: first!.look };
}

function oldPart(cells: readonly Cell[]): OldPart {
  const sources = cells.map((cell) => cell.source!);
  const shown = sources.filter(({ text }) => text !== '');
  const last = sources.at(-1)!;
  const inked = shown.length === 0 ? sources : shown;

  return {
    kind: 'old',
    glyphs: inked.flatMap(({ glyph }) => glyph ?? []),
    left: Math.min(...inked.map(({ left }) => left)),
    right: Math.max(...inked.map(({ right }) => right)),
    line: last.line,
    hyphen: last.text === '' ? last.glyph : null,
    from: cells[0]!.place,
    to: cells.at(-1)!.place,
  };
}

/** Space behind a part before the next letter of its word. */
export function spacingBehind(part: WordPart): number {
  if (part.kind === 'new') {
    return 0;
  }

  const last = part.glyphs.at(-1);

  return last === undefined ? 0 : last.pen - last.right;
}

export function widthOf(part: WordPart): number {
  return part.kind === 'new' ? part.text.advance : part.right - part.left;
}
