import type { Locale } from '@octavo/i18n/locales';

/** Groups of the list, in its order. */
export const categories = ['guides', 'background'] as const;
export type Category = (typeof categories)[number];

/** What a list tells of an article. */
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
  /** Minutes it takes to read. */
  readonly minutes: number;
  /** Ids of the tools it speaks of. */
  readonly tools: readonly string[];
}

export interface Article extends ArticleSummary {
  readonly html: string;
  /** Addresses of the article in every language, without the language itself. */
  readonly paths: Readonly<Record<Locale, string>>;
}

export const articlesPath = '/articles';

export function pathOfArticle({ slug }: Pick<ArticleSummary, 'slug'>): string {
  return `${articlesPath}/${slug}`;
}
