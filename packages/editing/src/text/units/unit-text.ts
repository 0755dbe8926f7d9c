import { joinsWithoutSpace } from '@octavo/pdf/text/line-joints';
import { unspaced } from '@octavo/pdf/text/unspaced';
import { type LineCharacter, lineCharacters } from './line-characters.ts';
import { isCentred, isFlushEnd, type UnitLines } from './paragraph-lines.ts';
import { firstWordWidth, type UnitLine } from './unit-line.ts';

/** Number of characters at the end of a line that tell how it joins the next one. */
const lastWords = 80;

/** Character of a unit. */
export interface UnitCharacter extends LineCharacter {
  /** Line that it stands on; that before it for what joins two lines. */
  readonly line: number;
  /** Part of the text: empty for a hyphen that only divides a word between two lines. */
  readonly text: string;
}

/** Text of a unit in reading order. `words` has the words that stand within lines of the page. */
export function unitCharacters(lines: UnitLines, words: ReadonlySet<string>): readonly UnitCharacter[] {
  const characters: UnitCharacter[] = [];

  for (const [index, line] of lines.entries()) {
    const shown = lineCharacters(line);
    const last = lines[index - 1];

    if (last !== undefined) {
      joinLine(
        characters,
        { last, line, shown, index, edge: Math.max(...lines.map(({ end }) => end)) },
        words,
      );
    }

    characters.push(...shown.map((character) => ({ ...character, line: index })));
  }

  return characters;
}

interface NextLine {
  readonly last: UnitLine;
  readonly line: UnitLine;
  readonly shown: readonly LineCharacter[];
  readonly index: number;
  /** End of the longest line. */
  readonly edge: number;
}

function joinLine(
  characters: UnitCharacter[],
  { last, line, shown, index, edge }: NextLine,
  words: ReadonlySet<string>,
): void {
  const before = characters.at(-1)!;
  const joint = (text: string) =>
    characters.push({ text, glyph: null, left: before.right, right: before.right, line: index - 1 });

  if (isEnded(last, line, edge)) {
    joint('\n');
  } else if (
    /\s$/u.test(before.text) ||
    (unspaced.test(before.text) && unspaced.test(shown[0]?.text ?? ''))
  ) {
    return;
  } else if (/[-\u2010\u00ad]$/u.test(before.text)) {
    if (isSoft(characters, shown, words)) {
      characters[characters.length - 1] = { ...before, text: '' };
    }
  } else if (!joinsWithoutSpace(textOf(characters.slice(-lastWords)), textOf(shown))) {
    joint(' ');
  }
}

function textOf(characters: readonly LineCharacter[]): string {
  return characters.map(({ text }) => text).join('');
}

/** True for a line whose author ended it: the next word would have fitted on it. */
function isEnded(last: UnitLine, line: UnitLine, edge: number): boolean {
  return (
    (isCentred(last, line) || isFlushEnd(last, line)) &&
    edge - last.end > firstWordWidth(line) + 0.3 * last.em
  );
}

/** True for a hyphen that the typesetter added. */
function isSoft(
  characters: readonly UnitCharacter[],
  shown: readonly LineCharacter[],
  words: ReadonlySet<string>,
): boolean {
  const before = textOf(characters.slice(-lastWords));
  const [, start = ''] = /(\p{L}+)[-\u2010\u00ad]$/u.exec(before) ?? [];
  const [end = ''] = /^\p{L}+/u.exec(textOf(shown)) ?? [];

  if (before.endsWith('\u00ad')) {
    return true;
  }

  if (start.length < 2 || end.length < 2 || !/^\p{Ll}/u.test(end)) {
    return false;
  }

  const [whole, parts] = [`${start}${end}`.toLowerCase(), `${start}-${end}`.toLowerCase()];

  if (words.has(whole) || words.has(parts)) {
    return !words.has(parts);
  }

  return !(words.has(start.toLowerCase()) && words.has(end.toLowerCase()));
}

/** Words of a page that stand within one line, in small letters. */
export function wordsWithin(lines: readonly UnitLine[]): ReadonlySet<string> {
  const words = new Set<string>();

  for (const line of lines) {
    const text = lineCharacters(line)
      .map((character) => character.text)
      .join('');

    for (const [word] of text.matchAll(/\p{L}+(?:-\p{L}+)*(?![-\p{L}\u2010\u00ad]*$)/gu)) {
      words.add(word.toLowerCase());
    }
  }

  return words;
}
