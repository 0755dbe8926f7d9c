import type { Measures } from './measures.ts';
import { type OldPart, type SetWord, spacingBehind, type WordPart, widthOf } from './words.ts';

/** Part of a word on a line: all of it, or what stands before or behind a hyphen. */
export interface LineItem {
  readonly word: number;
  readonly parts: readonly WordPart[];
  /** Hyphen at the end of the line. */
  readonly hyphen: OldPart | null;
  /** Width without the hyphen. */
  readonly width: number;
}

/** Line of words. */
export interface BrokenLine {
  readonly items: readonly LineItem[];
  /** Line of the page that it keeps as it is; null for a line that is set. */
  readonly kept: number | null;
  /** True for the last line, and those that their author ended. */
  readonly isEnd: boolean;
}

/** Shares to which spaces of justified lines shrink before a word goes to the next line. */
const narrowestSpace = 0.84;

/** Room beyond the end of a line that rounding may take, in ems of the unit. */
const tolerance = 0.02;

/**
 * Breaks words into lines, first fit. Lines before the first change are kept, and so are those behind the last one
 * from where a line begins with the same word as on the page.
 */
export function breakLines(
  words: readonly SetWord[],
  measures: Measures,
  { em, isWhole }: { readonly em: number; readonly isWhole: boolean },
): BrokenLine[] {
  return new LineBreaker(words, measures, em, isWhole).run();
}

class LineBreaker {
  readonly #words: readonly SetWord[];
  readonly #measures: Measures;
  readonly #em: number;
  readonly #firstChange: number;
  readonly #lastChange: number;
  readonly #lines: BrokenLine[] = [];
  #items: LineItem[] = [];
  #used = 0;

  constructor(words: readonly SetWord[], measures: Measures, em: number, isWhole: boolean) {
    this.#words = words;
    this.#measures = measures;
    this.#em = em;
    const changed = words.findIndex(({ isUnchanged }) => !isUnchanged);
    this.#firstChange = isWhole ? 0 : changed === -1 ? words.length : changed;
    this.#lastChange = isWhole ? Infinity : words.findLastIndex(({ isUnchanged }) => !isUnchanged);
  }

  run(): BrokenLine[] {
    let index = this.#keepStart();

    while (index < this.#words.length) {
      const word = this.#words[index]!;

      if (this.#items.length === 0 && this.#keepRest(index)) {
        return this.#lines;
      }

      if (word.before === 'break' && this.#items.length > 0) {
        this.#endLine(true);
        continue;
      }

      if (!this.#place(index)) {
        continue;
      }

      index += 1;
    }

    if (this.#items.length > 0) {
      this.#endLine(true);
    }

    return this.#lines;
  }

  /** Keeps the lines before the first change; returns the index of the first word that is set. */
  #keepStart(): number {
    const words = this.#words;
    const before = words[this.#firstChange - 1];
    const line = before === undefined ? 0 : lastLine(before);
    const kept = words.slice(0, this.#firstChange).flatMap((word, index) => itemsOf(word, index));

    for (let own = 0; own < line; own += 1) {
      const items = kept.filter((item) => lineOf(item) === own);
      this.#lines.push({ items, kept: own, isEnd: false });
    }

    for (const item of kept.filter((each) => lineOf(each) === line)) {
      this.#add(item);
    }

    return this.#firstChange;
  }

  /** Keeps the lines of the page from a word on; false when they have changed. */
  #keepRest(index: number): boolean {
    const first = this.#words[index]!.parts[0]!;

    if (index <= this.#lastChange || first.kind === 'new' || !this.#startsLine(index)) {
      return false;
    }

    const items = this.#words.slice(index).flatMap((word, offset) => itemsOf(word, index + offset));
    const end = lastLine(this.#words.at(-1)!);

    for (let line = first.kind === 'old' ? firstLine(this.#words[index]!) : 0; line <= end; line += 1) {
      const own = items.filter((item) => lineOf(item) === line);
      this.#lines.push({ items: own, kept: line, isEnd: line === end });
    }

    return true;
  }

  /** True for a word that begins a line of the page. */
  #startsLine(index: number): boolean {
    const before = this.#words[index - 1];
    const line = firstLine(this.#words[index]!);

    // The word before it has always preceded it, as nothing behind the last change differs.
    return before !== undefined && before.parts.every(({ kind }) => kind === 'old')
      ? lastLine(before) < line
      : this.#words[index]!.gap === null &&
          index > this.#lastChange &&
          line > 0 &&
          this.#isFirstOf(index, line);
  }

  #isFirstOf(index: number, line: number): boolean {
    const { from } = this.#words[index]!.parts[0] as OldPart;

    return this.#lineStarts.get(line) === from;
  }

  /** Place in the unit of the first letter of each line, as far as words of the page tell. */
  get #lineStarts(): ReadonlyMap<number, number> {
    const starts = new Map<number, number>();

    for (const part of this.#words.flatMap(({ parts }) => parts)) {
      if (part.kind === 'old') {
        starts.set(part.line, Math.min(part.from, starts.get(part.line) ?? Infinity));
      }
    }

    return starts;
  }

  /** Adds a word to the line, or ends the line; true when the whole word is placed. */
  #place(index: number): boolean {
    const word = this.#words[index]!;
    const whole = itemOf(word, index, 0, word.parts.length);

    if (this.#fits(whole, word)) {
      this.#add(whole);

      return true;
    }

    const divided = this.#items.length === 0 ? null : this.#dividedItem(word, index);

    if (divided !== null) {
      this.#add(divided);
      this.#endLine(false);
      this.#add(itemOf(word, index, divided.parts.length, word.parts.length));

      return true;
    }

    this.#endLine(false);

    return false;
  }

  /** Longest part of a word before a hyphen that fits on the line; null when there is none. */
  #dividedItem(word: SetWord, index: number): LineItem | null {
    for (let count = word.parts.length - 1; count > 0; count -= 1) {
      const part = word.parts[count - 1]!;
      const item = itemOf(word, index, 0, count);

      if (part.kind === 'old' && part.hyphen !== null && this.#fits(item, word)) {
        return { ...item, hyphen: part };
      }
    }

    return null;
  }

  #fits(item: LineItem, word: SetWord): boolean {
    const { end, align } = this.#measures;

    if (this.#items.length === 0) {
      return true;
    }

    const hyphen =
      item.hyphen === null ? 0 : (item.hyphen.hyphen?.right ?? 0) - (item.hyphen.hyphen?.left ?? 0);
    const spaces = this.#items.filter(({ word: each }) => this.#words[each]!.before === 'space').length;
    const shrink = align === 'justify' ? (1 - narrowestSpace) * this.#measures.space * spaces : 0;
    const width = this.#used + this.#gapBefore(word) + (item.width + hyphen) * this.#measures.scale;

    return this.#measures.startOf(this.#lines.length) + width - shrink <= end + tolerance * this.#em;
  }

  #gapBefore(word: SetWord): number {
    return gapBefore(word, this.#measures);
  }

  #add(item: LineItem): void {
    const gap = this.#items.length === 0 ? 0 : this.#gapBefore(this.#words[item.word]!);
    this.#items.push(item);
    this.#used += gap + item.width * this.#measures.scale;
  }

  #endLine(isEnd: boolean): void {
    this.#lines.push({ items: this.#items, kept: null, isEnd });
    this.#items = [];
    this.#used = 0;
  }
}

/** Distance of a word from the one before it on its line. */
export function gapBefore({ before, gap, blanks }: SetWord, { align, space, scale }: Measures): number {
  if (before === 'none') {
    return (gap ?? 0) * scale;
  }

  // Spaces of justified lines are stretched.
  return align === 'justify' || gap === null ? space * Math.max(1, blanks.length) : gap * scale;
}

/** A word as it stands on the page: divided where its lines end. */
function itemsOf(word: SetWord, index: number): LineItem[] {
  const items: LineItem[] = [];
  let from = 0;

  for (const [at, part] of word.parts.entries()) {
    const next = word.parts[at + 1];

    if (next === undefined || (part.kind === 'old' && next.kind === 'old' && next.line !== part.line)) {
      const item = itemOf(word, index, from, at + 1);
      items.push(
        next !== undefined && part.kind === 'old' && part.hyphen !== null ? { ...item, hyphen: part } : item,
      );
      from = at + 1;
    }
  }

  return items;
}

function itemOf(word: SetWord, index: number, from: number, to: number): LineItem {
  const parts = word.parts.slice(from, to);
  const width = parts.reduce(
    (sum, part, at) => sum + widthOf(part) + (at < parts.length - 1 ? spacingBehind(part) : 0),
    0,
  );

  return { word: index, parts, hyphen: null, width };
}

function lineOf({ parts }: LineItem): number {
  const first = parts[0]!;

  return first.kind === 'old' ? first.line : -1;
}

function firstLine({ parts }: SetWord): number {
  const first = parts[0]!;

  return first.kind === 'old' ? first.line : 0;
}

function lastLine({ parts }: SetWord): number {
  const last = parts.at(-1)!;

  return last.kind === 'old' ? last.line : 0;
}
