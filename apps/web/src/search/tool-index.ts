import MiniSearch, { type Query } from 'minisearch';
import { wordsOf } from './words-of.ts';

/** Words that find a tool, in every language. */
export interface SearchWords {
  readonly id: string;
  /** Name of the tool in each language. */
  readonly names: readonly string[];
  readonly others: string;
}

/** Weight of a word in the name relative to a keyword. */
const nameWeight = 4;
/** Weights of other matches relative to a whole word. */
const prefixWeight = 0.6;
const innerWeight = 0.3;
const mistypedWeight = 0.1;
/** Shortest word that is found inside of another one. */
const shortestInner = 3;
/** Shortest word that may be mistyped: shorter words are too similar to each other. */
const shortestMistyped = 5;

const indexes = new WeakMap<readonly SearchWords[], MiniSearch<SearchWords>>();

/** Index of a list of tools; kept as long as the list. */
export function indexOf(tools: readonly SearchWords[]): MiniSearch<SearchWords> {
  const index = indexes.get(tools) ?? createIndex(tools);
  indexes.set(tools, index);

  return index;
}

function createIndex(tools: readonly SearchWords[]): MiniSearch<SearchWords> {
  const index = new MiniSearch<SearchWords>({
    fields: ['names', 'others', 'endings'],
    extractField: fieldOf,
    tokenize: wordsOf,
    processTerm: (word) => word,
    // Repetitions of a word, and the number of words of a tool, say nothing about the tool that the user means.
    searchOptions: { prefix: true, bm25: { k: 0, b: 0, d: 0 } },
  });
  index.addAll(tools);

  return index;
}

function fieldOf(tool: SearchWords, field: string): string {
  const inNames = tool.names.flatMap(wordsOf);
  const others = wordsOf(tool.others).filter((word) => !inNames.includes(word));

  switch (field) {
    case 'id':
      return tool.id;
    case 'names':
      return inNames.join(' ');
    case 'others':
      return others.join(' ');
    default:
      // A part of a word is the beginning of one of its endings.
      return [...inNames, ...others].flatMap(endingsOf).join(' ');
  }
}

function endingsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - shortestInner) }, (_, start) =>
    word.slice(start + 1),
  );
}

/**
 * Finds a word in whole, as the beginning or inside of another one, and with one letter mistyped or two
 * swapped.
 */
export function queryOf(word: string): Query {
  const canMistype = word.length >= shortestMistyped;
  const boost = (weight: number) => ({ names: nameWeight * weight, others: weight });

  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        fields: ['names', 'others'],
        boost: boost(1),
        fuzzy: canMistype ? 1 : false,
        weights: { prefix: prefixWeight, fuzzy: mistypedWeight },
      },
      {
        queries: word.length >= shortestInner ? [word] : [],
        fields: ['endings'],
        boost: { endings: innerWeight },
      },
      {
        queries: canMistype ? swapsOf(word) : [],
        fields: ['names', 'others'],
        boost: boost(mistypedWeight),
        prefix: false,
      },
    ],
  };
}

function swapsOf(word: string): string[] {
  const letters = [...word];

  return letters
    .slice(1)
    .map((letter, index) => letters.toSpliced(index, 2, letter, letters[index] ?? '').join(''));
}
