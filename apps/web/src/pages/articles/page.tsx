import { articleWords } from '@octavo/i18n/articles';
import { plural } from '@octavo/i18n/format';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { addressIn, localeOf } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { ToolLinks } from '../../shell/tool-links.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { article as articleThing } from '../../structured-data/article.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { articlesPath } from './article.ts';
import { ArticleLink, ArticlePicture } from './article-link.tsx';
import { articlesAfter, findArticle } from './articles.server.ts';
import { pictureOf } from './pictures/pictures.server.ts';
import '../../prose/prose.css';

const moreArticles = 2;

export function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const found = findArticle(locale, params['article'] ?? '');

  if (found === null) {
    throw data(null, { status: 404 });
  }

  // The language switch keeps the path, but every language has its own slug.
  if ('movedTo' in found) {
    throw redirect(addressIn(locale, found.movedTo), 301);
  }

  const more = articlesAfter(locale, found).slice(0, moreArticles);

  return { article: found, picture: pictureOf(found.key), more, origin: originOf({ request, context }) };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : metadata({
        title: loaderData.article.title,
        description: loaderData.article.description,
        pathname: location.pathname,
        paths: loaderData.article.paths,
        origin: loaderData.origin,
        things: (page) => [
          articleThing(page, loaderData.article.date),
          breadcrumbs(page, loaderData.article.title, [
            { name: articleWords(page.locale).heading, path: articlesPath },
          ]),
        ],
      });

export default function ArticlePage() {
  const { article, picture, more } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const address = useAddress();
  const words = articleWords(locale);
  const date = formatMoment(locale, new Date(article.date), { timeZone: 'UTC' });

  return (
    <div className="wrap grid gap-x-14 gap-y-12 pt-7 pb-16 sm:pt-9 lg:grid-cols-[minmax(0,1fr)_300px]">
      <article className="min-w-0">
        <Link
          to={address(articlesPath)}
          className="print:hidden mb-3 inline-flex items-center gap-1.5 py-1 text-caption text-ink-soft hover:text-ink"
        >
          <Icon name="arrowLeft" size={15} />
          {words.all}
        </Link>
        <h1 className="max-w-3xl text-display">{article.title}</h1>
        <p className="mt-3 max-w-2xl text-lead text-ink-soft">{article.description}</p>
        <p className="mt-3 text-caption text-ink-faint">
          <time dateTime={article.date}>{fill(words.published, { date })}</time>
          {' · '}
          {plural(locale, article.minutes, words.minutes)}
        </p>
        <div className="mt-7 max-w-2xl">
          <ArticlePicture svg={picture} />
        </div>
        {/* Trusted HTML, rendered on the server from a file of this repository. */}
        <div className="prose max-w-2xl" dangerouslySetInnerHTML={{ __html: article.html }} />
      </article>
      <aside className="lg:pt-12 print:hidden">
        <ToolLinks title={words.tools} ids={article.tools} />
        {more.length > 0 && (
          <section aria-labelledby="more" className="mt-10">
            <h2 id="more" className="mb-2 text-title">
              {words.more}
            </h2>
            <ul>
              {more.map((other) => (
                <li key={other.key} className="border-t border-rule">
                  <ArticleLink article={other} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  );
}
