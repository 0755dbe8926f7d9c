import type { TextUnit } from '@octavo/editing/text/text-unit';

/** Change of a word of a unit. */
export interface TextEdit {
  readonly task: 'insert' | 'line' | 'correct';
  readonly unit: TextUnit;
  /** Text of the unit after the change. */
  readonly text: string;
  /** Text that is put in the place of `removed`, without spaces. */
  readonly added: string;
  readonly removed: string;
}

/** Words to insert, as a person may add them. */
const words =
  'also really certain quickly several important better however different simply perhaps today'.split(' ');

/** Changes to try on a page: a word in its longest paragraph and in a line, and a letter in a word. */
export function editsOf(units: readonly TextUnit[], seed: number): TextEdit[] {
  const readable = units.filter(
    ({ text, keepsFont }) => keepsFont && !text.includes('\ufffd') && /\p{L}{3}/u.test(text),
  );
  const longest = readable
    .filter(({ lines }) => lines.length > 2)
    .toSorted((one, other) => other.text.length - one.text.length)[0];
  const single = readable.filter(({ lines }) => lines.length === 1);
  const line = single[seed % Math.max(1, single.length)];

  return [
    ...(longest === undefined ? [] : [insertion('insert', longest, seed)]),
    ...(line === undefined ? [] : [insertion('line', line, seed)]),
    ...[longest ?? line].flatMap((unit) => (unit === undefined ? [] : (correction(unit, seed) ?? []))),
  ];
}

function insertion(task: 'insert' | 'line', unit: TextUnit, seed: number): TextEdit {
  const parts = unit.text.split(' ');
  const isLatin = (unit.text.match(/[a-zA-Z]/g) ?? []).length * 2 > unit.text.replace(/\s/g, '').length;
  const added = isLatin
    ? words[seed % words.length]!
    : (parts.find((part) => /^\p{L}{2,}$/u.test(part) && !/ل[اأإآ]/u.test(part)) ?? '').slice(0, 6);
  const at = Math.min(parts.length, task === 'insert' ? 4 : 1);
  const isSpaced = parts.length > 1 || isLatin;
  const text = isSpaced
    ? [...parts.slice(0, at), added, ...parts.slice(at)].join(' ')
    : unit.text.slice(0, 2) + added + unit.text.slice(2);

  return { task, unit, text, added, removed: '' };
}

/** Changes a letter of a word to another one that the unit has. */
function correction(unit: TextUnit, seed: number): TextEdit | null {
  const found = [...unit.text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}{5,}(?![\p{L}\p{M}])/gu)].filter(({ index }) =>
    // One glyph for each letter: what readers extract of a ligature differs.
    unit.glyphs.slice(index, index + 5).every((glyph, at, all) => glyph >= 0 && glyph !== all[at - 1]),
  );
  const match = found[seed % Math.max(1, found.length)];

  if (match === undefined) {
    return null;
  }

  const [word] = match;
  const at = 1 + (seed % 3);
  const letter = [...'etaoinsr'].find((each) => each !== word[at] && each !== word[at + 1]) ?? 'e';
  const place = match.index + at;

  return {
    task: 'correct',
    unit,
    text: unit.text.slice(0, place) + letter + unit.text.slice(place + 1),
    added: letter,
    removed: word[at]!,
  };
}
