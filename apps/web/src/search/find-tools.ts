import { isNear } from '@octavo/domain/is-near';
import type { ToolId } from '@octavo/tools/catalogue';
import { joining, keywordsOf, wordsOf } from './words-of.ts';

/** Words that find a tool, in every language. */
export interface SearchWords {
  readonly id: ToolId;
  /** Name of the tool in each language. */
  readonly names: readonly string[];
  readonly others: string;
}

/**
 * Returns the tools that a query may mean, best first. Every word must be found: in a name, a summary or the
 * keywords, in either language, regardless of accents, with a letter mistyped or without the spaces
 * ("pdf2word").
 */
export function findTools(tools: readonly SearchWords[], query: string): ToolId[] {
  const wanted = keywordsOf(query);

  if (wanted.length === 0) {
    return tools.map(({ id }) => id);
  }

  const found = ranked(tools, wanted);

  return found.length > 0 ? found : ranked(tools, keywordsOf(parted(tools, query)));
}

function ranked(tools: readonly SearchWords[], wanted: readonly string[]): ToolId[] {
  return tools
    .map((tool) => ({ id: tool.id, rank: rankOf(tool, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ id }) => id);
}

/**
 * Splits each word of the text into as few known words as possible; a word that cannot be split stays as it
 * is.
 */
function parted(tools: readonly SearchWords[], text: string): string {
  const words = tools.flatMap(({ names, others }) => [...names.flatMap(wordsOf), ...wordsOf(others)]);
  const known = new Set([...joining, '2', ...words.filter((word) => word.length >= shortestPart)]);

  return wordsOf(text)
    .map((word) => partsOf(word, known)?.join(' ') ?? word)
    .join(' ')
    .replaceAll(/\b2\b/g, 'to');
}

/** Characters of the longest word that is split, and of the shortest part that is recognized. */
const longestGlued = 40;
const shortestPart = 3;

function partsOf(word: string, known: ReadonlySet<string>): readonly string[] | null {
  if (word.length > longestGlued) {
    return null;
  }

  // For every prefix of the word, the fewest known words that it consists of.
  const best: (readonly string[] | null)[] = [[]];
  // The last part may be incomplete while the user is typing.
  const fits = (part: string, isLast: boolean) =>
    known.has(part) || (isLast && [...known].some((whole) => whole.startsWith(part)));

  for (let end = 1; end <= word.length; end += 1) {
    let fewest: readonly string[] | null = null;

    for (let start = 0; start < end; start += 1) {
      const before = best[start] ?? null;
      const part = word.slice(start, end);
      const isFewer = before !== null && (fewest === null || before.length + 1 < fewest.length);

      if (isFewer && fits(part, end === word.length)) {
        fewest = [...before, part];
      }
    }

    best.push(fewest);
  }

  return best[word.length] ?? null;
}

/**
 * Weight of a word in the name relative to a keyword, and penalty of a name that converts in the opposite
 * direction.
 */
const nameWeight = 4;
const turnedWeight = 30;

/**
 * A word of the name counts more than a keyword, a whole word more than its beginning, a name in the same
 * word order most.
 */
function rankOf(tool: SearchWords, wanted: readonly string[]): number {
  const names = tool.names.map(wordsOf);
  const others = wordsOf(tool.others);
  let rank = 0;

  for (const word of wanted) {
    const best = Math.max(nameWeight * closeness(names.flat(), word), closeness(others, word));

    if (best === 0) {
      return 0;
    }

    rank += best;
  }

  return Math.max(1, rank + Math.max(...names.map((name) => orderIn(name, wanted))));
}

function closeness(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) {
    return 6;
  }

  if (words.some((word) => word.startsWith(wanted))) {
    return 4;
  }

  if (wanted.length > 2 && words.some((word) => word.includes(wanted))) {
    return 2;
  }

  return words.some((word) => isNear(word, wanted)) ? 1 : 0;
}

/**
 * Scores the word order of a name: "pdf word" is not "word pdf", and "docx pdf" is the opposite of "PDF to
 * …".
 */
function orderIn(name: readonly string[], wanted: readonly string[]): number {
  const isTurned =
    wanted.length > 1 &&
    name.some((word) => joining.has(word)) &&
    (wanted.at(0) === name.at(-1) || wanted.at(-1) === name.at(0));

  return inOrderIn(name, wanted) - (isTurned ? turnedWeight : 0);
}

/** One point for each wanted word that the name contains after the previous one. */
function inOrderIn(name: readonly string[], wanted: readonly string[]): number {
  let place = -1;
  let inOrder = 0;

  for (const word of wanted) {
    const next = name.findIndex((part, index) => index > place && part.startsWith(word));

    if (next === -1) {
      return inOrder;
    }

    inOrder += 1;
    place = next;
  }

  return inOrder;
}
