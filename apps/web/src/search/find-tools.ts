import type MiniSearch from 'minisearch';
import { splitGlued } from './split-glued.ts';
import { indexOf, queryOf, type SearchWords } from './tool-index.ts';
import { joining, keywordsOf, wordsOf } from './words-of.ts';

/**
 * Returns the tools that a query may mean, best first. Every word must be found: in a name, a summary or the
 * keywords, in either language, regardless of accents, incomplete, with a letter mistyped or without the
 * spaces ("pdf2word").
 */
export function findTools(tools: readonly SearchWords[], query: string): string[] {
  const wanted = keywordsOf(query);

  if (wanted.length === 0) {
    return tools.map(({ id }) => id);
  }

  const index = indexOf(tools);
  const found = ranked(tools, index, wanted);

  return found.length > 0 ? found : ranked(tools, index, keywordsOf(splitGlued(allWords(tools), query)));
}

function allWords(tools: readonly SearchWords[]): string[] {
  return tools.flatMap(({ names, others }) => [...names.flatMap(wordsOf), ...wordsOf(others)]);
}

function ranked(
  tools: readonly SearchWords[],
  index: MiniSearch<SearchWords>,
  wanted: readonly string[],
): string[] {
  const results = index.search({ combineWith: 'AND', queries: wanted.map(queryOf) });
  const scores = new Map<string, number>(results.map(({ id, score }) => [id, score]));

  return tools
    .flatMap(({ id, names }) => {
      const score = scores.get(id);

      return score === undefined ? [] : [{ id, rank: score * orderFactor(names.map(wordsOf), wanted) }];
    })
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ id }) => id);
}

/**
 * Factors of a name whose words have the order of the query, and of one that converts in the opposite
 * direction.
 */
const inOrder = 2;
const turned = 0.1;

/** Judges the word order: "pdf word" is not "word pdf", and "docx pdf" is the opposite of "PDF to …". */
function orderFactor(names: readonly (readonly string[])[], wanted: readonly string[]): number {
  return Math.max(
    ...names.map((name) => (isTurned(name, wanted) ? turned : 1) * (isInOrder(name, wanted) ? inOrder : 1)),
  );
}

function isTurned(name: readonly string[], wanted: readonly string[]): boolean {
  return (
    wanted.length > 1 &&
    name.some((word) => joining.has(word)) &&
    (wanted.at(0) === name.at(-1) || wanted.at(-1) === name.at(0))
  );
}

function isInOrder(name: readonly string[], wanted: readonly string[]): boolean {
  let place = -1;

  return wanted.every((word) => {
    place = name.findIndex((part, index) => index > place && part.startsWith(word));

    return place !== -1;
  });
}
