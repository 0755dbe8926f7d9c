import { type Locale, locales } from '@octavo/i18n/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionContext } from '../server-context.ts';
import { addressIn, defaultLocale } from '../shell/address.ts';
import { catalogueIn } from '../shell/catalogue.server.ts';
import { originOf } from '../shell/origin.server.ts';
import { articlesPath } from './articles/article.ts';
import { articlePaths, articlesIn } from './articles/articles.server.ts';
import { contactPath, pagesWhere } from './information/information.ts';

/** A page in every language. */
interface Page {
  /** Path in each language, without the language prefix. */
  readonly paths: Readonly<Record<Locale, string>>;
  /** Date of the last change, if it has one. */
  readonly changed?: string | undefined;
}

export function loader({ request, context }: LoaderFunctionArgs): Response {
  const origin = originOf({ request, context });
  const hasPlans = context.get(sessionContext).access === 'subscription';
  const ofPeople = hasPlans ? ['/pricing', '/log-in', '/sign-up'] : [];
  const information = pagesWhere(hasPlans).map((name) => `/${name}`);
  const tools = catalogueIn(defaultLocale).map(({ id }) => `/${id}`);
  const newest = articlesIn(defaultLocale)[0]?.date;
  const pages: Page[] = [
    ...['/', '/developers', '/security', '/download', contactPath, ...information, ...ofPeople, ...tools].map(
      (path) => ({
        paths: everywhere(path),
      }),
    ),
    { paths: everywhere(articlesPath), changed: newest },
    ...articlePaths(),
  ];
  const urls = pages.flatMap((page) => locales.map((locale) => entry(origin, page, locale)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function everywhere(path: string): Page['paths'] {
  return { en: path, fr: path };
}

function entry(origin: string, { paths, changed }: Page, locale: Locale): string {
  const at = (language: Locale) => origin + addressIn(language, paths[language]);
  const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  const alternates = [
    ...locales.map((language) => [language, at(language)]),
    ['x-default', at(defaultLocale)],
  ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);

  return `<url><loc>${at(locale)}</loc>${modified}${alternates.join('')}</url>`;
}
