import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '../shell/origin.server.ts';

/** Pages of people say for themselves that they are in no index; who may not read them could not know. */
export function loader(given: LoaderFunctionArgs): Response {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${originOf(given)}/sitemap.xml\n`;

  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
