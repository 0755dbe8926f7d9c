import '@octavo/ui/editor-tokens.css';
import './form.css';
import { shellWords } from '@octavo/i18n/shell';
import { lazy, Suspense } from 'react';
import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { loadPatiently } from '../../shell/chunk-reload.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { About } from '../about.tsx';
import { toolMetadata } from '../tool-metadata.ts';
import type { loader } from './loader.server.ts';

export { shouldRevalidate } from '../keeps-data.ts';

/**
 * The server renders the form at once, so that it can be read without scripts. In the browser its code loads behind the
 * page: React takes over what the server has rendered when it is there.
 */
const FormSurface = import.meta.env.SSR
  ? (await import('./form-surface.tsx')).FormSurface
  : lazy(() => loadPatiently(async () => ({ default: (await import('./form-surface.tsx')).FormSurface })));

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined ? [] : toolMetadata(loaderData, location.pathname);

export default function FormPage() {
  const { name, data, rule, articles, ...tool } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { id, facts, copy } = tool;

  return (
    <article data-family={facts.group}>
      {/* Keyed by form and language, so that each form has answers of its own. */}
      <Suspense>
        <FormSurface key={`${id} ${locale}`} tool={tool} name={name} data={data} rule={rule} />
      </Suspense>
      <div className="wrap">
        <About copy={copy} related={facts.related} />
        {articles.length > 0 && <ArticleLinks articles={articles} />}
      </div>
    </article>
  );
}

interface ArticleLinksProps {
  readonly articles: readonly { readonly path: string; readonly title: string; readonly text: string }[];
}

/** Articles about this form. */
function ArticleLinks({ articles }: ArticleLinksProps) {
  const address = useAddress();
  const words = shellWords(useLocale()).footer;

  return (
    <section aria-labelledby="articles" className="mb-16 border-t border-rule pt-8">
      <h2 id="articles" className="mb-2 text-title">
        {words.articles}
      </h2>
      <ul className="-mx-2 grid gap-x-9 gap-y-2 md:grid-cols-3">
        {articles.map(({ path, title, text }) => (
          <li key={path}>
            <Link to={address(path)} prefetch="intent" className="block rounded-lg px-2 py-2 hover:bg-well">
              <span className="block font-medium">{title}</span>
              <span className="block text-caption text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
