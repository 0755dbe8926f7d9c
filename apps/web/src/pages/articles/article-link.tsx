import { articleWords } from '@octavo/i18n/articles';
import { plural } from '@octavo/i18n/format';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { type ArticleSummary, pathOfArticle } from './article.ts';

interface ArticleLinkProps {
  readonly article: ArticleSummary;
  /** SVG, where there is room for it. */
  readonly picture?: string;
}

/** Article in a list, with its topic and reading time. */
export function ArticleLink({ article, picture }: ArticleLinkProps) {
  const locale = useLocale();
  const address = useAddress();

  return (
    <Link to={address(pathOfArticle(article))} prefetch="intent" className="group/article block py-5">
      {picture !== undefined && <ArticlePicture svg={picture} />}
      <h3 className="text-title group-hover/article:text-lapis">{article.title}</h3>
      <p className="mt-1.5 text-ink-soft">{article.description}</p>
      <p className="mt-2 text-caption text-ink-faint">
        {plural(locale, article.minutes, articleWords(locale).minutes)}
      </p>
    </Link>
  );
}

/** Drawing at the head of an article; the server makes it, so that no page carries the code that draws. */
export function ArticlePicture({ svg }: { readonly svg: string }) {
  return (
    <div
      className="mb-4 overflow-hidden rounded-[14px] border border-rule bg-well"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
