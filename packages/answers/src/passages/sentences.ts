import { numbered, sentenceStarters, shortened, titles } from './abbreviations.ts';
import type { TextSpan } from './passage.ts';

const thresholds = {
  /** Longest sentence, in characters, that is not cut at semicolons. */
  longest: 400,
};

/** End of a sentence with the quotation marks and brackets that close after it. */
const ends = /(?:[.!?…‽]+|[。！？｡؟۔।॥։።]+)(?:[ \u00a0\u202f]?[»›])?['"”’»›)\]}」』）】]*/gu;
const needsNoSpace = /^[。！？｡]/u;
const opening = /^['"“‘«‹([{¿¡]*[ \u00a0\u202f]?/u;
const lowerCase = /^\p{Ll}/u;
const lastWord = /[\p{L}\p{N}.’'-]*$/u;

/**
 * Sentences of a text, without the white space between them.
 *
 * @param breaks offsets at which a sentence begins, whatever stands before: items of a list
 */
export function sentencesOf(text: string, breaks: readonly number[] = []): TextSpan[] {
  const starts = new Set(breaks);

  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length;

    if (endsSentence(text, match.index, end, match[0])) {
      starts.add(end);
    }
  }

  return cut(text, starts).flatMap((sentence) =>
    sentence.end - sentence.start > thresholds.longest ? inClauses(text, sentence) : [sentence],
  );
}

function endsSentence(text: string, at: number, end: number, mark: string): boolean {
  if (needsNoSpace.test(mark)) {
    return true;
  }

  const after = text.slice(end, end + 12);

  if (!/^\s/.test(after)) {
    return false;
  }

  const next = after.trimStart().replace(opening, '');

  // No sentence begins with the colon of a label, as in `Tél. : 01 …`.
  if (lowerCase.test(next) || next === '' || /^[:;,]/.test(next)) {
    return false;
  }

  return mark[0] !== '.' || mark.length > 1 || !isAbbreviated(text, at, text.slice(end).trimStart());
}

/** True when the word before a full stop is usually written with one: `Dr.`, `J.`, `No.`, the number of an item. */
function isAbbreviated(text: string, at: number, next: string): boolean {
  const [word = ''] = lastWord.exec(text.slice(Math.max(0, at - 24), at)) ?? [];
  const follower = /^\p{L}+/u.exec(next)?.[0] ?? '';
  const before = text.slice(0, at - word.length).trimEnd();

  if (/^\p{N}{1,3}$/u.test(word)) {
    const counted = lastWord.exec(before)?.[0].replace(/\.$/, '').toLowerCase() ?? '';

    return before === '' || (/[.!?:;]$/.test(before) && !numbered.has(counted));
  }

  const lower = word.toLowerCase();
  const mayGoOn = /^(?:\p{L}\.)*\p{L}$/u.test(word) ? /\p{Lu}|\./u.test(word) : shortened.has(lower);

  return (
    titles.has(lower) ||
    (numbered.has(lower) && /^\p{N}/u.test(next)) ||
    (mayGoOn && !sentenceStarters.has(follower))
  );
}

function cut(text: string, starts: ReadonlySet<number>): TextSpan[] {
  const bounds = [0, ...[...starts].toSorted((a, b) => a - b), text.length];

  return bounds.slice(1).flatMap((end, index) => {
    const sentence = trimmed(text, bounds[index] ?? 0, end);

    return sentence.start < sentence.end ? [sentence] : [];
  });
}

function trimmed(text: string, from: number, to: number): TextSpan {
  let [start, end] = [from, to];

  while (start < end && /\s/.test(text.charAt(start))) {
    start += 1;
  }

  while (end > start && /\s/.test(text.charAt(end - 1))) {
    end -= 1;
  }

  return { start, end };
}

function inClauses(text: string, { start, end }: TextSpan): TextSpan[] {
  const clauses = [...text.slice(start, end).matchAll(/;\s/g)].map(({ index }) => start + index + 1);

  return cut(text.slice(0, end), new Set([start, ...clauses])).filter((clause) => clause.start >= start);
}
