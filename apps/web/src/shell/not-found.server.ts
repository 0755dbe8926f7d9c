import { data } from 'react-router';
import { findTools } from '../search/find-tools.ts';
import { searchWords } from '../search/search-words.server.ts';
import { wordsOf } from '../search/words-of.ts';
import { barePath } from './address.ts';
import type { Missing } from './missing.ts';

const mostMeant = 4;

/** Tools that somebody may have meant by a path that leads nowhere, the likeliest first. */
export function toolsMeantBy(pathname: string): string[] {
  const words = wordsOf(barePath(pathname).replaceAll('/', ' '));

  return words.length === 0 ? [] : findTools(searchWords(), words.join(' ')).slice(0, mostMeant);
}

/** Answers that there is no such page, and which one may have been meant. */
export function pageNotFound(request: Request): never {
  const missing: Missing = { tools: toolsMeantBy(new URL(request.url).pathname) };

  throw data(missing, { status: 404 });
}
