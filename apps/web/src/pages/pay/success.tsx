import { pricingWords } from '@octavo/i18n/pricing';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { askApi, requirePerson } from '../../session/session.server.ts';
import { notifyTabs } from '../../session/tab-sync.ts';
import { addressIn, localeOf } from '../../shell/address.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { outcomeTitle } from './outcome-title.ts';
import { PaymentNote } from './payment-note.tsx';
import { type PaymentOutcome, useCheckPay } from './use-check-pay.ts';

/** Users return here from the provider, with the order they paid for. */
export async function loader(given: LoaderFunctionArgs) {
  requirePerson(given);
  const { pathname, searchParams } = new URL(given.request.url);
  const id = searchParams.get('order');

  if (id === null) {
    throw redirect(addressIn(localeOf(pathname), '/account'));
  }

  // A missing order is reported as an undetected payment, not as a missing page.
  const order = await askApi(given, '/orders/{id}', { path: { id } }).catch(() => null);

  return { id, order };
}

/** False: the page polls the order while it is open. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: MetaFunction = ({ location }) => [
  { title: pricingWords(localeOf(location.pathname)).outcome.seoTitle },
  { name: 'robots', content: 'noindex' },
];

export default function SuccessSubscription() {
  const { id, order } = useLoaderData<typeof loader>();
  const checked = useCheckPay(id, order);
  const title = outcomeTitle(useLocale(), checked);
  useTellOfPayment(checked.outcome);

  return (
    <section className="wrap max-w-5xl py-10 sm:py-20">
      <div role="status">
        {checked.outcome === 'paid' && (
          <span className="mb-5 grid size-12 place-content-center rounded-[14px] bg-verdigris-wash text-verdigris">
            <Icon name="check" size={30} />
          </span>
        )}
        <h1 className="text-display">{title}</h1>
      </div>
      <div className="mt-4">
        <PaymentNote {...checked} />
      </div>
    </section>
  );
}

/** After a payment, reloads the session in this tab and notifies the other tabs. */
function useTellOfPayment(outcome: PaymentOutcome): void {
  const { revalidate } = useRevalidator();
  const result = useRef(false);

  useEffect(() => {
    if (outcome === 'paid' && !result.current) {
      result.current = true;
      notifyTabs('PAYSUC');
      void revalidate();
    }
  }, [outcome, revalidate]);
}
