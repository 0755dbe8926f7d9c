import { inOtherCurrency } from '@octavo/domain/billing/exchange';
import type { Plan } from '@octavo/domain/billing/plans';
import { formatMoney, formatPercent, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';

const row = 'grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]';
const card = 'flex flex-col rounded-[14px] border p-5';
const head = 'flex min-h-7 items-center gap-3';
const quiet = 'border-rule bg-sheet';

interface PlansProps {
  readonly plans: readonly Plan[];
  /** Euros per dollar, when the other currency has no price of its own. */
  readonly rate: number | null;
}

/** Plans side by side, one of them selected, so that the form can be sent as it is. */
export function PlanCards({ plans, rate, chosen }: PlansProps & { readonly chosen: string }) {
  const words = pricingWords(useLocale());

  return (
    <fieldset>
      <legend className="sr-only">{words.plans}</legend>
      <div className={row}>
        {plans.map((plan) => (
          <label
            key={plan.id}
            className={`${card} ${quiet} transition-colors hover:border-edge has-checked:border-lapis has-checked:bg-lapis-wash has-focus-visible:outline-2 has-focus-visible:outline-lapis`}
          >
            <span className={head}>
              <input
                type="radio"
                name="plan"
                value={plan.id}
                defaultChecked={plan.id === chosen}
                data-type={plan.productType}
                className="size-4 shrink-0 accent-lapis outline-none"
              />
              <span className="grow font-medium">{words.plan[plan.productType]}</span>
              <PercentOff plan={plan} />
            </span>
            <PlanFigures plan={plan} rate={rate} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Plans for a user who cannot order one: read-only, with their own plan marked. */
export function PlanPrices({ plans, rate, own }: PlansProps & { readonly own: string | null }) {
  const words = pricingWords(useLocale());

  return (
    <ul className={`mt-10 ${row}`} aria-label={words.plans}>
      {plans.map((plan) => (
        <li key={plan.id} className={`${card} ${plan.id === own ? 'border-lapis bg-lapis-wash' : quiet}`}>
          <span className={head}>
            <span className="grow font-medium">{words.plan[plan.productType]}</span>
            <PercentOff plan={plan} />
          </span>
          <PlanFigures plan={plan} rate={rate} />
          {plan.id === own && <span className="font-medium text-lapis">{words.owned.own}</span>}
        </li>
      ))}
    </ul>
  );
}

function PercentOff({ plan: { percentOff } }: { readonly plan: Plan }) {
  const locale = useLocale();
  const words = pricingWords(locale);

  return percentOff === 0 ? null : (
    <span className="rounded-full border border-verdigris/50 bg-sheet px-2.5 py-0.5 text-caption font-medium whitespace-nowrap text-verdigris">
      {fill(words.percentOff, { percent: formatPercent(locale, percentOff / 100) })}
    </span>
  );
}

function PlanFigures({ plan, rate }: { readonly plan: Plan; readonly rate: number | null }) {
  const locale = useLocale();
  const words = pricingWords(locale);
  const { productType, regularPrice, currency, monthlyMinor, trialDay } = plan;
  const isSpread = productType === 'QUARTERLY' || productType === 'YEAR';
  const other = rate === null ? null : inOtherCurrency(plan, rate);
  const facts = [
    other === null ? null : fill(words.about, { price: formatMoney(locale, other.value, other.currency) }),
    isSpread && monthlyMinor !== null
      ? fill(words.perMonth, { price: formatMoney(locale, String(monthlyMinor / 100), currency) })
      : null,
    trialDay > 0 ? plural(locale, trialDay, words.trialDays) : null,
  ].filter((fact) => fact !== null);

  return (
    <>
      <span className="mt-4 font-serif text-heading font-semibold">
        {formatMoney(locale, regularPrice, currency)}
      </span>
      <span className="text-ink-soft">{words.period[productType]}</span>
      <span className="mt-3 min-h-5 text-caption text-ink-soft">{facts.join(' · ')}</span>
    </>
  );
}
