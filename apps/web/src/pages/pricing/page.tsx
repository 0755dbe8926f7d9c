import { fill, promises } from '@octavo/i18n/placeholders';
import { productLabel } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import { lazy, Suspense } from 'react';
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { mayOrder } from '../../offer/may-order.ts';
import { chosenOffer } from '../../offer/offer.server.ts';
import { ownedBy } from '../../offer/owned.server.ts';
import { OwnedNote } from '../../offer/owned.tsx';
import { barePath, localeOf } from '../../shell/address.ts';
import { catalogueIn } from '../../shell/catalogue.server.ts';
import { metadata } from '../../shell/metadata.ts';
import { originOf } from '../../shell/origin.server.ts';
import { Questions } from '../../shell/questions.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { pricesOf } from '../../structured-data/prices.server.ts';
import { questions } from '../../structured-data/questions.ts';
import { software } from '../../structured-data/software.ts';
import { startPath } from '../chat/page-paths.ts';
import { LookWithoutScript } from '../pay/look-without-script.tsx';
import { Comparison } from './comparison.tsx';
import { PlanCards } from './plan-cards.tsx';
import { Purchase } from './purchase.tsx';
import { questionsAbout } from './questions.server.ts';
import { CurrencySwitch, ProductSwitch } from './switches.tsx';

export async function loader(given: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(given.request.url);
  const next = searchParams.get('next');
  const name = searchParams.get('name') ?? (next === null ? null : toolOf(next));
  // Questions about documents need no download, so the page then keeps its usual heading.
  const isForQuestions = name !== null && `/${name}`.startsWith(startPath);
  const tool = isForQuestions
    ? null
    : (catalogueIn(localeOf(pathname)).find(({ id }) => id === name) ?? null);
  const offer = await chosenOffer(given);

  return {
    owned: await ownedBy(given),
    tool: tool === null ? null : { id: tool.id, name: tool.name },
    next,
    offer,
    prices: pricesOf(given, offer),
    questions: questionsAbout(localeOf(pathname), offer),
    now: new Date().toISOString(),
    origin: originOf(given),
  };
}

/** Id of the tool that this path leads back to, if it is one: the path without language and query. */
function toolOf(next: string): string {
  return barePath(next.replace(/[?#].*$/, '')).slice(1);
}

export const handle = { isShared: true };

/** The page's order of plans depends on the channel, which is stored in a cookie. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-cache', Vary: 'Cookie' });

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const locale = localeOf(location.pathname);
  const words = pricingWords(locale);
  const asked = loaderData?.questions.answers ?? [];
  const product = loaderData?.offer.product ?? 'pro';

  return metadata({
    title: words.seoTitle,
    description: fill(words.seoDescription[product], promises(locale)),
    pathname: location.pathname,
    origin: loaderData?.origin ?? '',
    things: (page) => [
      software(page, `Octavo ${productLabel(locale, product)}`, loaderData?.prices ?? []),
      breadcrumbs(page, words.heading),
      ...(asked.length > 0 ? [questions(asked)] : []),
    ],
  });
};

const PaymentPopup = lazy(async () => ({ default: (await import('../pay/payment-popup.tsx')).PaymentPopup }));

export default function Pricing() {
  const { owned, tool, next, offer, now } = useLoaderData<typeof loader>();
  const address = useAddress();
  const words = pricingWords(useLocale());
  const isPro = offer.product === 'pro';
  const usual = isPro ? '/' : startPath;
  const start = tool === null ? usual : `/${tool.id}`;

  return (
    <div className="wrap pt-8 pb-20 sm:pt-10" data-variant={offer.variant}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="max-w-3xl text-display">
            {tool === null || !isPro ? words.heading : words.headingFor}
          </h1>
          <p className="mt-3 max-w-2xl text-lead text-ink-soft">{words.lead[offer.product]}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ProductSwitch />
          <CurrencySwitch />
        </div>
      </div>
      <LookWithoutScript />
      {owned !== null && <OwnedNote owned={owned} product={offer.product} startsAt={offer.startsAt} />}
      {mayOrder(owned, offer.product, offer.startsAt) ? (
        <Purchase offer={offer} next={next ?? address(start)} now={now} />
      ) : (
        <div className="mt-8">
          <PlanCards
            plans={offer.plans.map((plan) => ({ ...plan, trialDay: 0 }))}
            rate={offer.exchangeRate}
            marked={owned === null || owned.isGift ? null : (owned.plan?.id ?? null)}
            isOwn
          />
        </div>
      )}
      <Comparison product={offer.product} />
      <Asked />
      <Returned />
    </div>
  );
}

/** Questions that users ask before paying, at the bottom of the page. */
function Asked() {
  const { heading, answers } = useLoaderData<typeof loader>().questions;

  if (answers.length === 0) {
    return null;
  }

  return (
    <section aria-labelledby="questions" className="far-down mt-16">
      <h2 id="questions" className="mb-2 text-heading">
        {heading}
      </h2>
      <Questions questions={answers} />
    </section>
  );
}

/** Tells users who turned back at the provider that nothing was charged. */
function Returned() {
  const [search, setSearch] = useSearchParams();
  const order = search.get('order');

  if (order === null) {
    return null;
  }

  return (
    <Suspense>
      <PaymentPopup order={order} onClose={(chosen) => setSearch(chosen, { replace: true })} />
    </Suspense>
  );
}
