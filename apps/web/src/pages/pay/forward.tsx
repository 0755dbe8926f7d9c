import type { OrderRequest, OrderView } from '@octavo/contract/billing';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button, buttonClass } from '@octavo/ui/button';
import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { sessionOf, tellApi } from '../../session/session.server.ts';
import { useAttempt } from '../../session/use-attempt.ts';
import { addressIn, barePath, localeOf } from '../../shell/address.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { orderPlan } from '../../transports/money.ts';
import { orderIn } from './order.server.ts';

/** One page at two addresses: the second is for PayPal alone. */
function onlyTypeAt(pathname: string) {
  return barePath(pathname).startsWith('/pay-paypal') ? ('paypal' as const) : null;
}

/** Who has no account gets one first, and comes back here. */
export function loader(given: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(given.request.url);

  if (sessionOf(given).person === null) {
    throw redirect(
      `${addressIn(localeOf(pathname), '/sign-up')}?next=${encodeURIComponent(pathname + search)}`,
    );
  }

  return { order: orderIn(searchParams, onlyTypeAt(pathname)) };
}

/** Without script a button starts the order: an address that is only looked at orders nothing. */
export async function action(given: ActionFunctionArgs) {
  const { pathname } = new URL(given.request.url);
  const order = orderIn(await given.request.formData(), onlyTypeAt(pathname));
  const told = await tellApi<OrderView>(given, 'POST', '/orders', order);

  if (!told.done) {
    return data({ code: told.code, detail: told.detail }, { status: 409 });
  }

  // A link rather than a redirect: forms of this site may lead nowhere else.
  return { url: afterOrder(told.value, (path) => addressIn(localeOf(pathname), path)) };
}

export const meta: MetaFunction = ({ location }) => [
  { title: pricingWords(localeOf(location.pathname)).pay.seoTitle },
  { name: 'robots', content: 'noindex' },
];

/** To the provider; an order that is over already is looked at instead. */
function afterOrder({ id, checkoutUrl }: OrderView, address: (path: string) => string): string {
  return checkoutUrl ?? `${address('/success-subscription')}?order=${id}`;
}

export default function PayForward() {
  const { order } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const address = useAddress();
  const locale = useLocale();
  const words = pricingWords(locale);
  const begun = useRef(false);
  const { isBusy, problem, run } = useAttempt(answered !== undefined && 'code' in answered ? answered : null);

  useEffect(() => {
    if (!begun.current && answered === undefined) {
      begun.current = true;
      run(async () => window.location.assign(afterOrder(await orderPlan(order, locale), address)));
    }
  });

  if (problem !== null) {
    return (
      <section className="wrap py-20 sm:py-28">
        <h1 className="text-display">{words.pay.failed}</h1>
        <p role="alert" className="mt-4 max-w-xl text-lead text-ink-soft">
          {problem.detail}
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={address('/pricing')} className={buttonClass('primary')}>
            {words.pay.again}
          </Link>
          {problem.code === 'already-subscribed' && (
            <Link to={address('/account')} className={buttonClass()}>
              {words.manage}
            </Link>
          )}
        </p>
      </section>
    );
  }

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{words.pay.heading}</h1>
      <p role="status" className="mt-4 mb-8 max-w-xl text-lead text-ink-soft">
        {isBusy ? words.pay.working : fill(words.pay.text, { payment: words.payment[order.paymentType] })}
      </p>
      {answered !== undefined && 'url' in answered ? (
        <a href={answered.url} className={buttonClass('primary', 'big')}>
          {words.pay.action}
        </a>
      ) : (
        <OrderForm order={order} isBusy={isBusy} />
      )}
    </section>
  );
}

function OrderForm({ order, isBusy }: { readonly order: OrderRequest; readonly isBusy: boolean }) {
  const words = pricingWords(useLocale()).pay;
  const fields = { ...order, pay: order.paymentType, trial: order.trial ? '1' : '0' };

  return (
    <form method="post">
      {(['id', 'plan', 'currency', 'pay', 'trial', 'next'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name]} />
      ))}
      <Button type="submit" look="primary" size="big" disabled={isBusy}>
        {words.action}
      </Button>
    </form>
  );
}
