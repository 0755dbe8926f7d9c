import { data } from 'react-router';
import { findTools } from '../search/find-tools.ts';
import { searchWords } from '../search/search-words.server.ts';
import { wordsOf } from '../search/words-of.ts';
import { barePath } from './address.ts';
import type { Missing } from './missing.ts';

const mostMeant = 4;

/** Tools that a visitor may have meant by an unknown path, the likeliest first. */
export function toolsMeantBy(pathname: string): string[] {
  const words = wordsOf(barePath(pathname).replaceAll('/', ' '));

  return words.length === 0 ? [] : findTools(searchWords(), words.join(' ')).slice(0, mostMeant);
}

/** Responds that the page does not exist, with the tools that may have been meant. */
export function pageNotFound(request: Request): never {
  const missing: Missing = { tools: toolsMeantBy(new URL(request.url).pathname) };

  throw data(missing, { status: 404 });
}
