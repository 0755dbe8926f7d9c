import type { PlanQuote } from '@octavo/contract/billing';
import { freeUntil } from '@octavo/domain/billing/subscription';
import { accountWords } from '@octavo/i18n/account';
import { formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button, buttonClass } from '@octavo/ui/button';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import type { AccountPage, OtherPlan } from './account.server.ts';
import { AccountActionForm } from './account-action-form.tsx';
import { useRefusal } from './use-refusal.ts';

/** Other plans with a quote for changing to each; requested by a link, which works without script. */
export function PlanChanges({ page }: { readonly page: AccountPage }) {
  const words = accountWords(useLocale()).plan;
  const { offers, others } = page;

  if (offers === null) {
    return (
      <a href="?change#change" className={buttonClass('plain', 'normal')}>
        {words.change}
      </a>
    );
  }

  return (
    <div className="w-full rounded-lg bg-well px-4 py-4">
      <h3 id="change" className="scroll-mt-24 text-lead font-medium">
        {words.change}
      </h3>
      {offers.problem === null ? (
        others.map((plan) => <Offer key={plan.id} plan={plan} page={page} />)
      ) : (
        <p role="alert" className="mt-2 text-rubric">
          {offers.problem}
        </p>
      )}
    </div>
  );
}

function Offer({ plan, page }: { readonly plan: OtherPlan; readonly page: AccountPage }) {
  const locale = useLocale();
  const words = accountWords(locale).plan;
  const { period } = pricingWords(locale);
  const quote = page.offers?.quotes.find((one) => one.plan === plan.id);
  const title = fill(words.changeTo, {
    plan: plan.name,
    price: formatMoney(locale, plan.regularPrice, plan.currency),
    period: period[plan.productType],
  });

  return quote === undefined ? (
    <div className="mt-4">
      <p className="font-medium">{title}</p>
      <p className="text-ink-soft">{words.changeOrder}</p>
    </div>
  ) : (
    <Quoted title={title} plan={plan} quote={quote} page={page} />
  );
}

interface QuotedProps {
  readonly title: string;
  readonly plan: OtherPlan;
  readonly quote: PlanQuote;
  readonly page: AccountPage;
}

/** Takes two clicks: the first repeats amount and dates, the second agrees to them. */
function Quoted({ title, plan, quote, page }: QuotedProps) {
  const { short, long, agree } = useTerms(plan, quote, page);
  const refusal = useRefusal('change', plan.id);
  const { at, due, price, startsAt, nextAt } = quote;
  const result = {
    at,
    due: due.value,
    price: price.value,
    currency: price.currency_code,
    startsAt,
    nextAt,
  };

  return (
    <details open={refusal !== null} className="mt-4">
      <summary className="grid cursor-pointer list-none justify-items-start gap-1 [&::-webkit-details-marker]:hidden">
        <span className={buttonClass('plain', 'normal')}>{title}</span>
        <span className="text-ink-soft">{short}</span>
      </summary>
      {/* Posts without the `#change` fragment, which would keep the response from being shown. */}
      <AccountActionForm
        name="change"
        plan={plan.id}
        action="?change"
        className="mt-3 border-l-2 border-rule pl-4"
      >
        {Object.entries(result).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="mb-3">{long}</p>
        <Button type="submit" look="primary">
          {agree}
        </Button>
      </AccountActionForm>
    </details>
  );
}

/** Texts of a plan change: in the list, before agreeing, and on the button. */
function useTerms(plan: OtherPlan, quote: PlanQuote, { subscription }: AccountPage) {
  const locale = useLocale();
  const moment = useMoment();
  const words = accountWords(locale).plan;
  const { period } = pricingWords(locale);
  const { at, due, price, startsAt, nextAt } = quote;
  const isTrial = subscription?.state === 'trialing';
  // A plan that begins now may cost nothing at once, when its provider offsets other amounts against its
  // price.
  const isNow = startsAt === at;
  const trialEnd = subscription?.trialEndsAt ?? null;
  const isFree = subscription?.cancellation?.willCharge === false;
  const values = {
    plan: plan.name,
    due: formatMoney(locale, due.value, due.currency_code),
    price: formatMoney(locale, price.value, price.currency_code),
    period: period[plan.productType],
    date: moment(nextAt, { time: isTrial }),
    free: trialEnd === null ? '' : moment(freeUntil(new Date(trialEnd)), { time: true }),
  };
  const trial = isFree ? words.agree.trial : words.agree.trialLate;

  if (isNow) {
    return {
      short: fill(words.quote.now, values),
      long: fill(words.agree.now, values),
      agree: fill(words.changeNow.now, values),
    };
  }

  return {
    short: fill(isTrial ? words.quote.trial : words.quote.later, values),
    long: fill(isTrial ? trial : words.agree.later, values),
    agree: fill(words.changeNow.later, { ...values, date: moment(nextAt) }),
  };
}
