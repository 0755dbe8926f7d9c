import type { Question } from '../question/read-question.ts';
import { stemmerOf } from '../words/stems.ts';
import { tokensOf } from '../words/tokens.ts';

/** Beginnings that turn a word into its opposite, in English and French. */
const prefixes = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis', 'anti', 'de', 'mal'];

/** Letters that are left without the beginning: `in` begins too many short words. */
const shortestRest = 4;

/** True when either the question or the quote has a word as `unsettled` where the other has `settled`. */
export function hasNegatedForm({ text }: Question, quote: string, language: string | null): boolean {
  const stem = stemmerOf(language);
  const asked = formsOf(text, stem);
  const quoted = formsOf(quote, stem);

  return negates(asked, quoted) || negates(quoted, asked);
}

interface Forms {
  readonly stems: ReadonlySet<string>;
  /** Stems of words without their negative beginning, by the stem of the whole word. */
  readonly rests: ReadonlyMap<string, readonly string[]>;
}

function formsOf(text: string, stem: (word: string) => string): Forms {
  const words = tokensOf(text).map(({ word }) => word);

  return {
    stems: new Set(words.map(stem)),
    rests: new Map(
      words.map((word) => [
        stem(word),
        prefixes
          .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= shortestRest)
          .map((prefix) => stem(word.slice(prefix.length))),
      ]),
    ),
  };
}

function negates(one: Forms, other: Forms): boolean {
  return [...one.rests].some(
    ([whole, rests]) =>
      !other.stems.has(whole) && rests.some((rest) => other.stems.has(rest) && !one.stems.has(rest)),
  );
}
