import { locales } from '@octavo/i18n/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { addressIn, defaultLocale } from '../shell/address.ts';
import { catalogueIn } from '../shell/catalogue.server.ts';
import { originOf } from '../shell/origin.server.ts';

export function loader({ request }: LoaderFunctionArgs): Response {
  const origin = originOf(request);
  const paths = ['/', '/developers', ...catalogueIn(defaultLocale).map(({ id }) => `/${id}`)];
  const urls = paths.flatMap((path) => locales.map((locale) => entry(origin, path, locale)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function entry(origin: string, path: string, locale: (typeof locales)[number]): string {
  const others = locales.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${addressIn(other, path)}"/>`,
  );

  return `<url><loc>${origin}${addressIn(locale, path)}</loc>${others.join('')}</url>`;
}
