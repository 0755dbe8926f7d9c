import { fill, promises } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { searchWords } from '../../search/search-words.server.ts';
import { startContext } from '../../server-context.ts';
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
import { otherStart } from './other-start.ts';
import { homeStory } from './story.server.ts';
import { ToolSearch } from './tool-search.tsx';

export async function loader(given: LoaderFunctionArgs) {
  const { request, url, context } = given;
  const elsewhere = otherStart(url, request.headers.get('cookie'), context.get(startContext));
  const parting = farewell(given);

  if (elsewhere !== null && parting === null) {
    throw redirect(elsewhere, { headers: { 'Cache-Control': 'no-cache', Vary: 'Cookie' } });
  }

  const [story, prices] = await Promise.all([homeStory(given), pricesFor(given)]);

  return { origin: originOf(given), searchWords: searchWords(), story, prices, parting };
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-cache', Vary: 'Cookie' });

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const locale = localeOf(location.pathname);
  const { seoTitle, seoDescription } = shellWords(locale).home;

  return metadata({
    title: seoTitle,
    description: fill(seoDescription, promises(locale)),
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
    things: (page) =>
      loaderData === undefined
        ? []
        : [
            website(page),
            software(page, 'Octavo', loaderData.prices),
            questions(loaderData.story.questions.answers),
          ],
  });
};

export default function Home() {
  const locale = useLocale();
  const words = shellWords(locale).home;
  const count = useCatalogue().length;
  const { searchWords: tools, story, parting } = useLoaderData<typeof loader>();

  return (
    <div className="wrap">
      {parting !== null && (
        <p role="status" className="mt-6 rounded-lg bg-verdigris-wash px-4 py-3">
          {parting}
        </p>
      )}
      <section className="grid items-center gap-x-14 gap-y-8 pt-10 pb-10 lg:grid-cols-[1.05fr_.95fr] lg:pt-16 lg:pb-12">
        <div>
          <h1 className="text-display">{words.heading}</h1>
          <p className="mt-4 max-w-[34rem] text-lead text-ink-soft">{fill(words.lead, { count })}</p>
          <TrustLine className="mt-6" />
        </div>
        <DropPanel />
      </section>
      <ToolSearch tools={tools} />
      <Below story={story} />
    </div>
  );
}
