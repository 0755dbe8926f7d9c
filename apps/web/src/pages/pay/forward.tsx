import type { BusinessType } from '@octavo/contract/billing';
import type { Plan } from '@octavo/domain/billing/plans';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { planName } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button, buttonClass } from '@octavo/ui/button';
import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { mayOrder } from '../../offer/may-order.ts';
import { chosenOffer } from '../../offer/offer.server.ts';
import { type Owned, ownedBy } from '../../offer/owned.server.ts';
import { OwnedNote } from '../../offer/owned.tsx';
import { Terms } from '../../offer/terms.tsx';
import { takeWantedOrder } from '../../offer/wanted-order.ts';
import { FormToken } from '../../session/form-token.tsx';
import { callApi, sessionOf } from '../../session/session.server.ts';
import { addressIn, barePath, localeOf } from '../../shell/address.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { orderIn, searchOf } from './order.server.ts';
import { plansAgain } from './plans-again.ts';
import { forgetPressedOrder, isPressedOrder, keepPressedOrder } from './pressed-order.server.ts';

/** One page serves two addresses: `/pay-paypal` takes PayPal only. */
function onlyTypeAt(pathname: string) {
  return barePath(pathname).startsWith('/pay-paypal') ? ('paypal' as const) : null;
}

/** Redirects visitors without an account to sign-up, which leads back here. */
function signUpFirst(path: string, cookies: Readonly<Record<string, string>> = {}) {
  return redirect(`${addressIn(localeOf(path), '/sign-up')}?next=${encodeURIComponent(path)}`, {
    status: 303,
    headers: cookies,
  });
}

/** A GET request orders nothing, since anyone can link here: the page shows what its button would order. */
export async function loader(given: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = given.url;

  if (sessionOf(given).person === null) {
    throw signUpFirst(pathname + search);
  }

  const isPressed = await isPressedOrder(given, pathname + search);
  const order = orderIn(searchParams, onlyTypeAt(pathname));
  const [{ plans, product, startsAt, trialUsed }, owned] = await Promise.all([
    chosenOffer(given),
    ownedBy(given),
  ]);

  const facts = {
    order,
    isPressed,
    // A user who returns here may have the plan by now: the page says so instead of showing its price.
    owned: mayOrder(owned, product, startsAt) ? null : owned,
    product,
    plan: plans.find(({ id }) => id === order.plan) ?? null,
    startsAt,
    /** False when the account has other terms than were shown before the login. */
    isAsShown: startsAt === null && !(order.trial && trialUsed),
    now: new Date().toISOString(),
  };

  return data(facts, isPressed ? { headers: { 'Set-Cookie': await forgetPressedOrder(given) } } : {});
}

/** Places the order for a same-origin form, and redirects to the provider's checkout. */
export async function action(given: ActionFunctionArgs) {
  const { pathname } = given.url;
  const order = orderIn(await given.request.formData(), onlyTypeAt(pathname));

  if (sessionOf(given).person === null) {
    const path = pathname + searchOf(order);
    throw signUpFirst(path, { 'Set-Cookie': await keepPressedOrder(given, path) });
  }

  const result = await callApi(given, 'POST', '/orders', { body: order });

  if (!result.done) {
    return data({ code: result.code, detail: result.detail }, { status: 409 });
  }

  const { id, checkoutUrl } = result.value;
  // An order that is already over has no checkout: its outcome is shown instead.
  const over = `${addressIn(localeOf(pathname), '/success-subscription')}?order=${id}`;
  // Not a page of this application: a document navigation.
  throw redirectDocument(checkoutUrl ?? over, {
    status: 303,
    headers: { 'Set-Cookie': await forgetPressedOrder(given) },
  });
}

export const meta: MetaFunction = ({ location }) => [
  { title: pricingWords(localeOf(location.pathname)).pay.seoTitle },
  { name: 'robots', content: 'noindex' },
];

export default function PayForward() {
  const { plan, product, owned } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const words = pricingWords(useLocale());

  if (answered !== undefined) {
    return <Refused detail={answered.detail} canManage={answered.code === 'already-subscribed'} />;
  }

  if (owned !== null) {
    return <Owns owned={owned} product={product} />;
  }

  return plan === null ? <Refused detail={words.pay.unchosen} canManage={false} /> : <Confirm plan={plan} />;
}

function Owns({ owned, product }: { readonly owned: Owned; readonly product: BusinessType }) {
  const words = pricingWords(useLocale());

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{fill(words.pay.owned, { product: owned.label })}</h1>
      <OwnedNote owned={owned} product={product} startsAt={null} />
    </section>
  );
}

function Refused({ detail, canManage }: { readonly detail: string; readonly canManage: boolean }) {
  const { order } = useLoaderData<typeof loader>();
  const address = useAddress();
  const words = pricingWords(useLocale());

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{words.pay.failed}</h1>
      <p role="alert" className="mt-4 max-w-xl text-lead text-ink-soft">
        {detail}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={address('/pricing') + plansAgain(order)} className={buttonClass('primary')}>
          {words.pay.again}
        </Link>
        {canManage && (
          <Link to={address('/account')} className={buttonClass()}>
            {words.manage}
          </Link>
        )}
      </p>
    </section>
  );
}

/** Repeats the ordered plan and its price, with the button that orders it. */
function Confirm({ plan }: { readonly plan: Plan }) {
  const { order, isPressed, startsAt, isAsShown, now } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const address = useAddress();
  const locale = useLocale();
  const words = pricingWords(locale);
  const { state } = useNavigation();
  // A user without a trial left was offered one before logging in: the terms shown here are the ones ordered.
  const hasTrial = order.trial && plan.trialDay > 0;
  const fields = { ...order, pay: order.paymentType, trial: hasTrial ? '1' : '0' };

  // The user has pressed the button of this order in this browser, and only had to log in.
  useEffect(() => {
    const isWanted = takeWantedOrder(pathname + search) || isPressed;

    if (isWanted && isAsShown) {
      form.current?.requestSubmit();
    }
  }, [pathname, search, isPressed, isAsShown]);

  const action = hasTrial ? words.pay.action.trial : words.pay.action.pay;

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display">{words.pay.heading}</h1>
      <p className="mt-4 text-lead">{planName(locale, plan.businessType, plan.productType)}</p>
      <div className="mt-4 mb-8 grid max-w-xl gap-2 text-ink-soft">
        <p>{fill(words.pay.text, { payment: words.payment[order.paymentType] })}</p>
        <Terms plan={hasTrial ? plan : { ...plan, frequencyFree: null }} now={now} startsAt={startsAt} />
      </div>
      <Form ref={form} method="post" className="flex flex-wrap gap-3">
        <FormToken />
        {(['id', 'plan', 'currency', 'pay', 'trial', 'next'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name]} />
        ))}
        <Button type="submit" look="primary" size="big" disabled={state !== 'idle'}>
          {fill(plan.productType === 'FOREVER' ? words.action.forever : action, {
            price: formatMoney(locale, plan.regularPrice, plan.currency),
            period: words.period[plan.productType],
          })}
        </Button>
        <Link to={address('/pricing') + plansAgain(order)} className={buttonClass('quiet', 'big')}>
          {words.pay.again}
        </Link>
      </Form>
    </section>
  );
}
