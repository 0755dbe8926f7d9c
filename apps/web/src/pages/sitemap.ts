import { type Locale, locales } from '@octavo/i18n/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionContext } from '../server-context.ts';
import { addressIn, defaultLocale } from '../shell/address.ts';
import { catalogueIn } from '../shell/catalogue.server.ts';
import { originOf } from '../shell/origin.server.ts';
import { articlesPath } from './articles/article.ts';
import { articlePaths } from './articles/articles.server.ts';

export function loader({ request, context }: LoaderFunctionArgs): Response {
  const origin = originOf({ request, context });
  const plans = context.get(sessionContext).access === 'open' ? [] : ['/pricing', '/log-in', '/sign-up'];
  const paths = [
    '/',
    '/developers',
    '/security',
    ...plans,
    articlesPath,
    ...catalogueIn(defaultLocale).map(({ id }) => `/${id}`),
  ];
  const pages = [...paths.map(everywhere), ...articlePaths()];
  const urls = pages.flatMap((page) => locales.map((locale) => entry(origin, page, locale)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** The path of one page in each language, without the language itself. */
type Paths = Readonly<Record<Locale, string>>;

function everywhere(path: string): Paths {
  return { en: path, fr: path };
}

function entry(origin: string, page: Paths, locale: Locale): string {
  const at = (language: Locale) => origin + addressIn(language, page[language]);
  const others = locales.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${at(other)}"/>`,
  );

  return `<url><loc>${at(locale)}</loc>${others.join('')}</url>`;
}
