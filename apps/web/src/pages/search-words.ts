import { searchWords } from '../search/search-words.server.ts';

/** What tools are found by, for the search that opens on every page: few need it, so no page brings it along. */
export function loader(): Response {
  return Response.json(searchWords(), { headers: { 'Cache-Control': 'no-cache' } });
}
