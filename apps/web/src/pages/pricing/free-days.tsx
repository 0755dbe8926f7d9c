import { afterPeriods } from '@octavo/domain/billing/periods';
import type { Plan } from '@octavo/domain/billing/plans';
import { freeUntil } from '@octavo/domain/billing/subscription';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';

/** Timeline of a plan's trial that would begin now; nothing when no plan has one. */
export function FreeDays({ plans, now }: { readonly plans: readonly Plan[]; readonly now: string }) {
  const moment = useMoment();
  const { freeDays: words, plan: names } = pricingWords(useLocale());
  const withTrial = plans.filter(({ trialDay }) => trialDay > 0);
  const [first] = withTrial;
  const end = first?.frequencyFree ? afterPeriods(new Date(now), first.frequencyFree) : null;

  if (end === null) {
    return null;
  }

  const steps = [
    [words.today, words.todayText],
    [moment(freeUntil(end), { time: true }), words.deadlineText],
    [moment(end, { time: true }), words.endText],
  ] as const;

  return (
    <section
      aria-labelledby="free-days"
      className="mt-14 grid items-center gap-x-10 gap-y-6 border-y border-rule py-8 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id="free-days" className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-2 text-ink-soft">
          {fill(words.plans, { plans: withTrial.map(({ productType }) => names[productType]).join(', ') })}
        </p>
      </div>
      <ol className="grid gap-5 sm:grid-cols-3">
        {steps.map(([time, text]) => (
          <li key={time} className="border-l-2 border-lapis pl-4 sm:border-t-2 sm:border-l-0 sm:pt-3 sm:pl-0">
            <p className="font-medium">{time}</p>
            <p className="mt-1 text-half text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
