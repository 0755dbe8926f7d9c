import { freeTasksPerDay } from '@octavo/contract/limits';
import { formatNumber } from '@octavo/i18n/format';
import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { mostUsedTools } from '@octavo/tools/kit/picked-tools';
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { searchWords } from '../../search/search-words.server.ts';
import { desktopContext, missingContext, startContext } from '../../server-context.ts';
import { useSession } from '../../session/use-session.ts';
import { localeOf } from '../../shell/address.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { TrustLine } from '../../shell/trust-line.tsx';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { pricesFor } from '../../structured-data/prices.server.ts';
import { questions } from '../../structured-data/questions.ts';
import { website } from '../../structured-data/site.ts';
import { software } from '../../structured-data/software.ts';
import { Below } from './below.tsx';
import { DropPanel } from './drop-panel.tsx';
import { farewell } from './farewell.server.ts';
import { lackingAmong } from './lacking.server.ts';
import { LackingContext } from './lacking.ts';
import { otherStart } from './other-start.ts';
import { homeStory } from './story.server.ts';
import { ToolCard } from './tool-link.tsx';
import { ToolSearch } from './tool-search.tsx';
import './home.css';

export async function loader(given: LoaderFunctionArgs) {
  const { request, url, context } = given;
  const elsewhere = otherStart(url, request.headers.get('cookie'), context.get(startContext));
  const parting = farewell(given);

  if (elsewhere !== null && parting === null) {
    throw redirect(elsewhere, { headers: { 'Cache-Control': 'no-cache', Vary: 'Cookie' } });
  }

  // The story is that of a service.
  const story = context.get(desktopContext) ? null : await homeStory(given);
  const prices = await pricesFor(given);

  const lacking = lackingAmong(context.get(missingContext)());

  return { origin: originOf(given), searchWords: searchWords(), story, prices, parting, lacking };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-cache', Vary: 'Cookie' });

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const locale = localeOf(location.pathname);
  const { title, home } = shellWords(locale);
  const { seoTitle, seoDescription } = home;

  return metadata({
    // The title of the desktop application's window; it is not found by a search.
    title: loaderData?.story === null ? title : seoTitle,
    description: fill(seoDescription, promises(locale)),
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
    things: (page) =>
      loaderData === undefined
        ? []
        : [
            website(page),
            software(page, 'Octavo', loaderData.prices),
            ...(loaderData.story === null ? [] : [questions(loaderData.story.questions.answers)]),
          ],
  });
};

export default function Home() {
  const locale = useLocale();
  const words = shellWords(locale).home;
  const entries = useCatalogue();
  const session = useSession();
  const { searchWords: tools, story, parting, lacking } = useLoaderData<typeof loader>();

  return (
    <LackingContext value={lacking}>
      {/* Without the story, the tools are the last above the footer. */}
      <div className={story === null ? 'wrap pb-16' : 'wrap'}>
        {parting !== null && (
          <p role="status" className="mt-6 rounded-lg bg-verdigris-wash px-4 py-3">
            {parting}
          </p>
        )}
        <section className="hero">
          <div>
            <h1>
              {words.heading.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p className="mt-3 max-w-xl text-lead text-ink-soft">
              {fill(session === null ? words.leadOpen : session.hasPro ? words.leadPro : words.lead, {
                tasks: formatNumber(locale, freeTasksPerDay),
              })}
            </p>
            <TrustLine className="mt-4 max-md:hidden" />
          </div>
          <DropPanel />
        </section>
        <section aria-labelledby="most-used">
          <header className="mb-3 flex items-baseline gap-4">
            <h2 id="most-used" className="text-title">
              {words.mostUsed}
            </h2>
            <a href="#all" className="ml-auto py-1 text-lapis hover:underline max-md:hidden">
              {fill(words.all, { count: entries.length })}
            </a>
          </header>
          <ul className="most-used">
            {mostUsedTools
              .flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
              .map((entry) => (
                <li key={entry.id}>
                  <ToolCard entry={entry} />
                </li>
              ))}
          </ul>
          <TrustLine className="mt-4 md:hidden" />
        </section>
        <ToolSearch tools={tools} />
      </div>
      {story !== null && (
        <>
          <section
            aria-labelledby="proof"
            className="proof far-down"
            // Trusted HTML, rendered on the server from texts of this repository.
            dangerouslySetInnerHTML={{ __html: story.proof }}
          />
          <div className="wrap">
            <Below story={story} />
          </div>
        </>
      )}
    </LackingContext>
  );
}
