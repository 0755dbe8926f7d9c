import type { ToolId } from '@octavo/tools/catalogue';

/** What a tool is found by, in every language. */
export interface SearchWords {
  readonly id: ToolId;
  readonly name: string;
  readonly others: string;
}

/**
 * Tools a person may mean, best first. Every word must be found: in a name, a summary or the keywords, in either
 * language, whatever its accents.
 */
export function findTools(tools: readonly SearchWords[], query: string): ToolId[] {
  const wanted = wordsOf(query);

  if (wanted.length === 0) {
    return tools.map(({ id }) => id);
  }

  return tools
    .map((tool) => ({ id: tool.id, rank: rankOf(tool, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ id }) => id);
}

/** Lower case without accents; œ and æ as people type them. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A word of the name weighs more than one of the keywords, a whole word more than its beginning. */
function rankOf(tool: SearchWords, wanted: readonly string[]): number {
  const names = wordsOf(tool.name);
  const others = wordsOf(tool.others);
  let rank = 0;

  for (const word of wanted) {
    const best = Math.max(4 * closeness(names, word), closeness(others, word));

    if (best === 0) {
      return 0;
    }

    rank += best;
  }

  return rank;
}

function closeness(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) {
    return 3;
  }

  if (words.some((word) => word.startsWith(wanted))) {
    return 2;
  }

  return wanted.length > 2 && words.some((word) => word.includes(wanted)) ? 1 : 0;
}
