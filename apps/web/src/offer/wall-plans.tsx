import type { Plan } from '@octavo/domain/billing/plans';
import { formatDays, formatMoney, formatPercent } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../shell/use-locale.ts';

interface WallPlansProps {
  readonly plans: readonly Plan[];
  readonly chosen: Plan;
  onChoose(plan: Plan): void;
}

/** Plans as a list with one selected: price a month, the trial, and what is charged. */
export function WallPlans({ plans, chosen, onChoose }: WallPlansProps) {
  const locale = useLocale();
  const words = pricingWords(locale);

  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.plans}</legend>
      {plans.map((plan) => {
        const { productType, regularPrice, currency, monthlyMinor, percentOff, trialDay } = plan;
        const price = formatMoney(locale, regularPrice, currency);
        const values = { price, period: words.period[productType], days: formatDays(locale, trialDay) };
        const text =
          productType === 'FOREVER' ? words.wall.once : trialDay > 0 ? words.wall.trial : words.wall.noTrial;

        return (
          <label
            key={plan.id}
            className="grid min-h-15 cursor-pointer grid-cols-[1.125rem_1fr_auto] items-center gap-x-3 rounded-[9px] border border-rule px-3.5 py-2 has-checked:border-lapis has-checked:bg-lapis-wash has-focus-visible:outline-2 has-focus-visible:outline-lapis"
          >
            <input
              type="radio"
              name="plan"
              value={plan.id}
              checked={plan.id === chosen.id}
              onChange={() => onChoose(plan)}
              className="size-4.5 accent-lapis outline-none"
            />
            <span className="min-w-0">
              <span className="font-medium">{words.plan[productType]}</span>
              {percentOff > 0 && (
                <span className="text-verdigris">
                  {' · '}
                  {fill(words.percentOff, { percent: formatPercent(locale, percentOff / 100) })}
                </span>
              )}
              <span className="block text-half text-ink-soft">{fill(text, values)}</span>
            </span>
            {monthlyMinor !== null && (
              <span className="text-right font-serif text-lead font-semibold">
                {formatMoney(locale, String(monthlyMinor / 100), currency)}
                <span className="block font-sans text-half font-normal">{words.period.MONTH}</span>
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
