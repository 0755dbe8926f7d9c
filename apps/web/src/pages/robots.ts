import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '../shell/origin.server.ts';

/** Personal pages carry their own noindex; crawlers barred from reading them could not see it. */
export function loader(given: LoaderFunctionArgs): Response {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${originOf(given)}/sitemap.xml\n`;

  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
