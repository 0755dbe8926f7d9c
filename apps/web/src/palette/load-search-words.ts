import type { SearchWords } from '../search/tool-index.ts';

let asked: Promise<readonly SearchWords[]> | null = null;

/** Search words of the tools, requested once; requested again after a failure. */
export function loadSearchWords(): Promise<readonly SearchWords[]> {
  asked ??= fetchWords().catch((error: unknown) => {
    asked = null;
    throw error;
  });

  return asked;
}

async function fetchWords(): Promise<readonly SearchWords[]> {
  const answer = await fetch('/search-words.json');

  if (!answer.ok) {
    throw new Error(`The words of the search were answered with ${answer.status}`);
  }

  return answer.json();
}
