import { informationWords } from '@octavo/i18n/information';
import { formatMoment } from '@octavo/i18n/moments';
import { fill } from '@octavo/i18n/placeholders';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { barePath } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { askSite, informationOf } from './information.server.ts';
import { pagesWhere } from './information.ts';
import { OperatorCard } from './operator-card.tsx';
import { OtherPages } from './other-pages.tsx';
import '../../prose/prose.css';

/** One page at several addresses. */
export async function loader(given: LoaderFunctionArgs) {
  const site = await askSite(given);
  const path = barePath(new URL(given.request.url).pathname);
  const name = pagesWhere(site.access === 'subscription').find(
    (page) => page === path.replaceAll('/', '').toLowerCase(),
  );

  if (name === undefined) {
    throw data(null, { status: 404 });
  }

  return { name, site, information: await informationOf(given, name, site), origin: originOf(given) };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : metadata({
        title: loaderData.information.seoTitle,
        description: loaderData.information.description,
        pathname: location.pathname,
        origin: loaderData.origin,
        things: (page) => [breadcrumbs(page, loaderData.information.title)],
      });

export default function InformationPage() {
  const { name, site, information } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const words = informationWords(locale);
  const date = formatMoment(locale, new Date(information.changed), { timeZone: 'UTC' });

  return (
    <div className="wrap grid gap-x-16 gap-y-12 pt-10 pb-20 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_280px]">
      <article className="min-w-0">
        <h1 className="text-display">{information.title}</h1>
        <p className="mt-3 text-caption text-ink-faint">
          <time dateTime={information.changed}>{fill(words.changed, { date })}</time>
        </p>
        {/* Trusted HTML, rendered on the server from a file of this repository. */}
        <div className="prose mt-8 max-w-2xl" dangerouslySetInnerHTML={{ __html: information.html }} />
      </article>
      <aside className="grid content-start gap-10 lg:pt-3">
        <OperatorCard site={site} />
        <nav aria-labelledby="sections" className="max-lg:hidden">
          <h2 id="sections" className="mb-2 text-title">
            {words.sections}
          </h2>
          <ul>
            {information.headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1 text-caption text-ink-soft hover:text-ink">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <OtherPages present={`/${name}`} hasPlans={site.access === 'subscription'} />
      </aside>
    </div>
  );
}
