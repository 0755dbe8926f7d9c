import { fill } from '@octavo/i18n/placeholders';
import { securityWords } from '@octavo/i18n/security';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { sessionContext } from '../../server-context.ts';
import { localeOfPage } from '../../session/session.server.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { keepingFacts, securitySections } from './keeping.server.ts';

export function loader(given: LoaderFunctionArgs) {
  const locale = localeOfPage(given.request);
  const { seoTitle, seoDescription, heading, lead, contents } = securityWords(locale);
  const hasAccounts = given.context.get(sessionContext).access !== 'open';

  return {
    seo: { title: seoTitle, description: fill(seoDescription, keepingFacts(locale)) },
    words: { heading, lead, contents },
    sections: securitySections(locale, hasAccounts),
    origin: originOf(given),
  };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : metadata({
        ...loaderData.seo,
        pathname: location.pathname,
        origin: loaderData.origin,
        things: (page) => [breadcrumbs(page, loaderData.words.heading)],
      });

/** Explains how each claim of the start page is met. */
export default function Security() {
  const { words, sections } = useLoaderData<typeof loader>();

  return (
    <div className="wrap pt-10 pb-16">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-3 max-w-2xl text-lead text-ink-soft">{words.lead}</p>
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[230px_minmax(0,1fr)]">
        <nav aria-label={words.contents} className="self-start lg:sticky lg:top-24">
          <p className="mb-2 text-caption font-medium text-ink-faint">{words.contents}</p>
          <ol className="border-l border-rule">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l border-transparent py-1.5 pl-4 text-ink-soft hover:border-lapis hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-2xl gap-12">
          {sections.map(({ id, title, texts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="mb-4 text-title">
                {title}
              </h2>
              <div className="grid gap-4 text-lead leading-relaxed">
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
