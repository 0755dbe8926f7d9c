import { inOtherCurrency } from '@octavo/domain/billing/exchange';
import type { Plan } from '@octavo/domain/billing/plans';
import { formatMoney, formatPercent, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';

interface PlanCardsProps {
  readonly plans: readonly Plan[];
  /** Euros for one dollar, where the other currency has no price of its own. */
  readonly rate: number | null;
  readonly chosen: string | null;
  onChoose(id: string): void;
}

/** The plans beside each other, one of them chosen; a form can be sent with them as they are. */
export function PlanCards({ plans, rate, chosen, onChoose }: PlanCardsProps) {
  const words = pricingWords(useLocale());

  return (
    <fieldset>
      <legend className="sr-only">{words.plans}</legend>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            rate={rate}
            isChosen={plan.id === chosen}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly rate: number | null;
  readonly isChosen: boolean;
  onChoose(): void;
}

function PlanCard({ plan, rate, isChosen, onChoose }: PlanCardProps) {
  const locale = useLocale();
  const words = pricingWords(locale);
  const { productType, regularPrice, currency, monthlyMinor, percentOff, trialDay } = plan;
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
    <label className="flex flex-col rounded-[14px] border border-rule bg-sheet p-5 transition-colors hover:border-edge has-checked:border-lapis has-checked:bg-lapis-wash has-focus-visible:outline-2 has-focus-visible:outline-lapis">
      <span className="flex min-h-7 items-center gap-3">
        <input
          type="radio"
          name="plan"
          value={plan.id}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 shrink-0 accent-lapis outline-none"
        />
        <span className="grow font-medium">{words.plan[productType]}</span>
        {percentOff > 0 && (
          <span className="rounded-full border border-verdigris/50 bg-sheet px-2.5 py-0.5 text-caption font-medium whitespace-nowrap text-verdigris">
            {fill(words.percentOff, { percent: formatPercent(locale, percentOff / 100) })}
          </span>
        )}
      </span>
      <span className="mt-4 font-serif text-heading font-semibold">
        {formatMoney(locale, regularPrice, currency)}
      </span>
      <span className="text-ink-soft">{words.period[productType]}</span>
      <span className="mt-3 min-h-5 text-caption text-ink-soft">{facts.join(' · ')}</span>
    </label>
  );
}
