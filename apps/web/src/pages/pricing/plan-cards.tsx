import { inOtherCurrency } from '@octavo/domain/billing/exchange';
import type { Plan } from '@octavo/domain/billing/plans';
import { formatMoney, formatPercent, plural } from '@octavo/i18n/format';
import { fill, promises } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { Icon } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import { useLocale } from '../../shell/use-locale.ts';

interface PlanCardsProps {
  readonly plans: readonly Plan[];
  /** Euros per dollar, when the other currency has no price of its own. */
  readonly rate: number | null;
  /** Id of the plan that stands out: the one chosen before, else the default, or the user's own. */
  readonly marked: string | null;
  /** Says that the marked plan is the user's own. */
  readonly isOwn?: boolean;
  /** Button of each plan, and what is due, by the plan's id; the cards are read-only without. */
  readonly actions?: ReadonlyMap<string, ReactNode>;
}

/** Plans side by side, each with its price per month, its trial and what it gives. */
export function PlanCards({ plans, rate, marked, isOwn = false, actions }: PlanCardsProps) {
  const words = pricingWords(useLocale());

  return (
    <ul
      aria-label={words.plans}
      className="grid gap-3 sm:gap-4 lg:auto-cols-[minmax(0,26rem)] lg:grid-flow-col"
    >
      {plans.map((plan) => {
        const isMarked = plan.id === marked;

        return (
          <li
            key={plan.id}
            data-plan={plan.productType}
            aria-current={isMarked ? 'true' : undefined}
            className={`flex flex-col rounded-[14px] border bg-sheet px-4.5 pt-4.5 pb-4 sm:px-6.5 sm:pt-6 sm:pb-5.5 ${isMarked ? 'border-lapis shadow-high outline-1 outline-lapis' : 'border-rule'}`}
          >
            <PlanFigures plan={plan} rate={rate} />
            {actions?.get(plan.id)}
            {isMarked && isOwn && <p className="font-medium text-lapis">{words.owned.own}</p>}
            <Gets plan={plan} isMarked={isMarked} />
          </li>
        );
      })}
    </ul>
  );
}

function PlanFigures({ plan, rate }: { readonly plan: Plan; readonly rate: number | null }) {
  const locale = useLocale();
  const words = pricingWords(locale);
  const { productType, regularPrice, currency, monthlyMinor, percentOff, trialDay } = plan;
  const isOnce = productType === 'FOREVER' || monthlyMinor === null;
  const other = rate === null ? null : inOtherCurrency(plan, rate);
  const price = formatMoney(locale, regularPrice, currency);
  const about =
    other === null ? null : fill(words.about, { price: formatMoney(locale, other.value, other.currency) });

  return (
    <>
      <div className="flex min-h-7.5 items-baseline gap-3">
        <h2 className="grow text-title">{words.plan[productType]}</h2>
        {percentOff > 0 && (
          <span className="text-half font-semibold whitespace-nowrap text-verdigris">
            {fill(words.percentOff, { percent: formatPercent(locale, percentOff / 100) })}
          </span>
        )}
      </div>
      <p className="mt-2 flex items-baseline gap-2 sm:mt-3.5">
        <span className="font-serif text-[2.3rem] leading-none font-semibold tracking-tight lining-nums sm:text-[2.75rem]">
          {isOnce ? price : formatMoney(locale, String(monthlyMinor / 100), currency)}
        </span>
        <span className="text-ink-soft">{isOnce ? words.period.FOREVER : words.period.MONTH}</span>
      </p>
      <p className="mt-1.5 text-half text-ink-soft">
        {[fill(words.bill[productType], { price }), about].filter((part) => part !== null).join(' · ')}
      </p>
      <p
        className={`my-3 flex items-center gap-2.5 rounded-lg px-3 py-2.5 text-half font-medium sm:my-4 ${trialDay > 0 ? 'bg-verdigris-wash' : 'bg-well'}`}
      >
        {trialDay > 0 && <Icon name="check" size={18} className="shrink-0 text-verdigris" />}
        {trialDay > 0
          ? plural(locale, trialDay, words.trialDays)
          : words.noTrial[isOnce ? 'once' : 'renewing']}
      </p>
    </>
  );
}

/** Benefits of the plan; on phones only once, because all plans of a product have the same. */
function Gets({ plan, isMarked }: { readonly plan: Plan; readonly isMarked: boolean }) {
  const locale = useLocale();
  const words = pricingWords(locale);

  return (
    <ul className={`mt-4.5 grid gap-2 border-t border-rule pt-4 ${isMarked ? '' : 'max-sm:hidden'}`}>
      {words.gets[plan.businessType].map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon name="check" size={18} className="mt-1 shrink-0 text-verdigris" />
          {fill(line, promises(locale))}
        </li>
      ))}
    </ul>
  );
}
