import { articleWords } from '@octavo/i18n/articles';
import { plural } from '@octavo/i18n/format';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { type ArticleSummary, pathOfArticle } from './article.ts';

/** Article in a list, with its topic and reading time. */
export function ArticleLink({ article }: { readonly article: ArticleSummary }) {
  const locale = useLocale();
  const address = useAddress();

  return (
    <Link to={address(pathOfArticle(article))} prefetch="intent" className="group/article block py-5">
      <h3 className="text-title group-hover/article:text-lapis">{article.title}</h3>
      <p className="mt-1.5 text-ink-soft">{article.description}</p>
      <p className="mt-2 text-caption text-ink-faint">
        {plural(locale, article.minutes, articleWords(locale).minutes)}
      </p>
    </Link>
  );
}
