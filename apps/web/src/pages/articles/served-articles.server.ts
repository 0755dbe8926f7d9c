import type { ArticleRow, ArticleView } from '@octavo/contract/article';
import type { Locale } from '@octavo/i18n/locales';
import { addressIn } from '../../shell/address.ts';
import { type ArticleSummary, pathOfArticle } from './article.ts';
import { articlesIn, findArticle } from './articles.server.ts';

/** The articles as the API of the server answers them. */
export const articles = {
  list: (locale: Locale): ArticleRow[] => articlesIn(locale).map((summary) => rowOf(locale, summary)),

  find(locale: Locale, id: string): ArticleView | null {
    const found = findArticle(locale, id);

    if (found === null) {
      return null;
    }

    if ('movedTo' in found) {
      return articles.find(locale, found.movedTo.slice(found.movedTo.lastIndexOf('/') + 1));
    }

    return { ...rowOf(locale, found), html: found.html };
  },
};

function rowOf(locale: Locale, summary: ArticleSummary): ArticleRow {
  const { slug, title, description, category, date, minutes, tools } = summary;
  const path = addressIn(locale, pathOfArticle(summary));

  return { id: slug, title, description, category, date, minutes, tools: [...tools], path };
}
