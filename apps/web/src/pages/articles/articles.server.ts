import { type Locale, locales } from '@octavo/i18n/locales';
import { defaultLocale } from '../../shell/address.ts';
import { type Article, type ArticleSummary, pathOfArticle } from './article.ts';
import { type ArticleText, readText, renderText } from './read-text.server.ts';

const sources = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true });

/** All articles by language, newest first. */
const texts: Readonly<Record<Locale, readonly ArticleText[]>> = { en: textsIn('en'), fr: textsIn('fr') };

export function articlesIn(locale: Locale): ArticleSummary[] {
  return texts[locale].map(({ summary }) => summary);
}

/**
 * Returns the article with this slug. If the slug belongs to another language, returns the article's path in
 * this language instead of its text.
 */
export function findArticle(locale: Locale, slug: string): Article | { readonly movedTo: string } | null {
  const here = texts[locale].find(({ summary }) => summary.slug === slug);

  if (here !== undefined) {
    const { key } = here.summary;
    const html = renderText(here.markdown, locale, (other) => summaryOf(locale, other)?.slug ?? null);

    return { ...here.summary, html, paths: pathsOf(key) };
  }

  const elsewhere = locales.flatMap((other) => texts[other]).find(({ summary }) => summary.slug === slug);

  return elsewhere === undefined ? null : { movedTo: pathsOf(elsewhere.summary.key)[locale] };
}

/** Paths of every article in every language, with its publication date. */
export function articlePaths(): { readonly paths: Article['paths']; readonly changed: string }[] {
  return articlesIn(defaultLocale).map(({ key, date }) => ({ paths: pathsOf(key), changed: date }));
}

/** Related articles: those about the same tools first, then those of the same category. */
export function articlesAfter(locale: Locale, { key, tools, category }: ArticleSummary): ArticleSummary[] {
  const nearness = (article: ArticleSummary) =>
    2 * article.tools.filter((tool) => tools.includes(tool)).length + Number(article.category === category);

  return articlesIn(locale)
    .filter((article) => article.key !== key && nearness(article) > 0)
    .sort((one, other) => nearness(other) - nearness(one));
}

function textsIn(locale: Locale): ArticleText[] {
  return Object.entries(sources)
    .flatMap(([path, source]) => {
      const [, key = '', language] = /([a-z0-9-]+)\.([a-z]+)\.md$/.exec(path) ?? [];

      return language === locale ? [readText(key, source)] : [];
    })
    .sort((one, other) => (one.summary.date < other.summary.date ? 1 : -1));
}

function summaryOf(locale: Locale, key: string): ArticleSummary | undefined {
  return articlesIn(locale).find((article) => article.key === key);
}

function pathsOf(key: string): Readonly<Record<Locale, string>> {
  const path = (locale: Locale) => pathOfArticle(summaryOf(locale, key) ?? { slug: '' });

  return { en: path('en'), fr: path('fr') };
}
