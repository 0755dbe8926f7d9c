import type { ArticleRow, ArticleView } from '@octavo/contract/article';
import type { Locale } from '@octavo/i18n/locales';

/** Articles of the web application. */
export interface Articles {
  /** All articles in one language, the newest first. */
  list(locale: Locale): readonly ArticleRow[];
  /** Article in this language by its id in any language. */
  find(locale: Locale, id: string): ArticleView | null;
}

/** Without the web application there are no articles. */
export const noArticles: Articles = { list: () => [], find: () => null };
