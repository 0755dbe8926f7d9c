import type { DocumentIndex } from '../index/document-index.ts';
import { countTokens } from './count-tokens.ts';
import { passageAt } from './numbered-passages.ts';

/** Requests that no few passages can answer, by their kind. */
const summary =
  /\b(?:summari[sz]e|summari[sz]ation|summary|overview|outline|main points|key points|gist|tl;?dr|resume[rz]?|r[ée]sum[ée]r?|synth[èe]se|synth[ée]tise[rz]?|points (?:cl[ée]s|principaux|essentiels)|aper[çc]u)\b|^what (?:is|does) (?:this|the) (?:document|paper|text|contract|report|file) (?:about|say)/iu;
const everywhere =
  /\b(?:list (?:all|every|each|the)|all (?:the )?\p{L}+s (?:mentioned|named|listed|in)|every \p{L}+ (?:mentioned|named|listed|in)|compare|comparison|differences? between|liste[rz]? |toutes? les|tous les|compare[rz]|comparaison|diff[ée]rences? entre)/iu;

export type WholeRequest = 'summary' | 'everywhere';

/** Kind of a request about whole documents; null for a question about a part of them. */
export function wholeRequest(question: string): WholeRequest | null {
  if (summary.test(question)) {
    return 'summary';
  }

  return everywhere.test(question) ? 'everywhere' : null;
}

/**
 * Divides passages into parts that each fit into the budget, in the order of the documents. With more than
 * `mostParts`, only some passages are read: for a summary the same share of every chapter, and for another
 * request those ranked best.
 *
 * @param ranked Numbers of the passages, best first; null for a summary.
 */
export function partsOf(
  index: DocumentIndex,
  ranked: readonly number[] | null,
  budgetTokens: number,
  mostParts: number,
): readonly (readonly number[])[] {
  const sizes = index.passages.map((_, number) => tokensOf(index, number));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // Parts are rarely full to the last token.
  const room = budgetTokens * mostParts * 0.8;
  const all = sizes.map((_, number) => number);
  const chosen =
    total <= room ? all : ranked === null ? evenly(sizes, room / total) : best(ranked, sizes, room);
  const parts: number[][] = [];
  let left = 0;

  for (const number of chosen) {
    const size = sizes[number] ?? 0;

    if (left < size || parts.length === 0) {
      parts.push([]);
      left = budgetTokens;
    }

    parts.at(-1)?.push(number);
    left -= size;
  }

  return parts.slice(0, mostParts);
}

/** Tokens of a passage with its element. */
function tokensOf(index: DocumentIndex, number: number): number {
  const { headings, text } = passageAt(index, number).passage;

  return countTokens(text) + countTokens(headings.join(' ')) + 25;
}

/** A share of the passages, everywhere the same, with the first one. */
function evenly(sizes: readonly number[], share: number): number[] {
  let due = sizes[0] ?? 0;

  return sizes.flatMap((size, number) => {
    due += size * share;

    if (due < size) {
      return [];
    }

    due -= size;

    return [number];
  });
}

/** The best passages that fit, in the order of the documents. */
function best(ranked: readonly number[], sizes: readonly number[], room: number): number[] {
  let left = room;

  return ranked
    .filter((number) => {
      left -= sizes[number] ?? 0;

      return left >= 0;
    })
    .sort((one, other) => one - other);
}
