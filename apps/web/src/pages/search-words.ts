import { searchWords } from '../search/search-words.server.ts';

/**
 * Search words of the tools, requested when the search opens: few visitors need them, so no page includes
 * them.
 */
export function loader(): Response {
  return Response.json(searchWords(), { headers: { 'Cache-Control': 'no-cache' } });
}
