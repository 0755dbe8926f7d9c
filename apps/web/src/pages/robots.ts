import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '../shell/origin.server.ts';

export function loader(given: LoaderFunctionArgs): Response {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(given)}/sitemap.xml\n`;

  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
