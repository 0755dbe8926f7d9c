import { articleWords } from '@octavo/i18n/articles';
import type { LoaderFunctionArgs } from 'react-router';
import { addressIn, localeOf } from '../../shell/address.ts';
import { originOf } from '../../shell/origin.server.ts';
import { type ArticleSummary, articlesPath, pathOfArticle } from './article.ts';
import { articlesIn } from './articles.server.ts';

/** The articles of one language as an Atom feed (RFC 4287). */
export function loader(given: LoaderFunctionArgs): Response {
  const locale = localeOf(new URL(given.request.url).pathname);
  const words = articleWords(locale);
  const at = (path: string) => originOf(given) + addressIn(locale, path);
  const articles = articlesIn(locale);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<title>Octavo · ${escape(words.heading)}</title>
<subtitle>${escape(words.lead)}</subtitle>
<id>${at(articlesPath)}</id>
<link href="${at(articlesPath)}"/>
<link rel="self" href="${at(`${articlesPath}/feed.xml`)}"/>
<updated>${momentOf(articles[0]?.date ?? '1970-01-01')}</updated>
<author><name>Octavo</name></author>
${articles.map((article) => entry(article, at(pathOfArticle(article)))).join('\n')}
</feed>
`;

  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

function entry({ title, description, date }: ArticleSummary, address: string): string {
  return `<entry><title>${escape(title)}</title><id>${address}</id><link href="${address}"/><updated>${momentOf(date)}</updated><summary>${escape(description)}</summary></entry>`;
}

function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
