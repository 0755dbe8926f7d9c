import type { Locale } from '@octavo/i18n/locales';

/** Categories of articles, in the order of the list. */
export const categories = ['guides', 'background'] as const;
export type Category = (typeof categories)[number];

/** Summary of an article, as lists show it. */
export interface ArticleSummary {
  /** The same in every language; never shown. */
  readonly key: string;
  /** Last part of its address in its language. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** Day it was published, `2026-11-24`. */
  readonly date: string;
  /** Reading time in minutes. */
  readonly minutes: number;
  /** Ids of the tools it is about. */
  readonly tools: readonly string[];
}

export interface Article extends ArticleSummary {
  readonly html: string;
  /** Paths of the article in every language, without the language prefix. */
  readonly paths: Readonly<Record<Locale, string>>;
}

export const articlesPath = '/articles';

export function pathOfArticle({ slug }: Pick<ArticleSummary, 'slug'>): string {
  return `${articlesPath}/${slug}`;
}
