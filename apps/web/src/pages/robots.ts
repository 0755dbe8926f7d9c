import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '../shell/origin.server.ts';

export function loader({ request }: LoaderFunctionArgs): Response {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`;

  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
