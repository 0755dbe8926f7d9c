import { articleWords } from '@octavo/i18n/articles';
import { Icon } from '@octavo/ui/icon';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { localeOf } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { articlesPath, categories } from './article.ts';
import { ArticleLink } from './article-link.tsx';
import { articlesIn } from './articles.server.ts';
import { pictureOf } from './pictures/pictures.server.ts';

export function loader(given: LoaderFunctionArgs) {
  const articles = articlesIn(localeOf(new URL(given.request.url).pathname)).map((article) => ({
    ...article,
    picture: pictureOf(article.key),
  }));

  return { articles, origin: originOf(given) };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const { seoTitle, seoDescription, heading } = articleWords(localeOf(location.pathname));

  return metadata({
    title: seoTitle,
    description: seoDescription,
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
    things: (page) => [breadcrumbs(page, heading)],
  });
};

export default function Articles() {
  const { articles } = useLoaderData<typeof loader>();
  const words = articleWords(useLocale());
  const address = useAddress();

  return (
    <div className="wrap pt-10 pb-16">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-3 max-w-2xl text-lead text-ink-soft">{words.lead}</p>
      {categories.map((category) => (
        <section key={category} aria-labelledby={category} className="mt-12">
          <h2 id={category} className="mb-2 text-heading">
            {words.categories[category]}
          </h2>
          <ul className="grid gap-x-12 md:grid-cols-2">
            {articles
              .filter((article) => article.category === category)
              .map((article) => (
                <li key={article.key} className="border-t border-rule">
                  <ArticleLink article={article} picture={article.picture} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p className="mt-12">
        <Link
          to={address(`${articlesPath}/feed.xml`)}
          reloadDocument
          className="inline-flex items-center gap-1.5 text-lapis hover:underline"
        >
          <Icon name="file" size={16} />
          {words.feed}
        </Link>
      </p>
    </div>
  );
}
