import { cancelBeforeSeconds, refundDays, withdrawalDays } from '@octavo/contract/limits';
import { afterPeriods } from '@octavo/domain/billing/periods';
import type { Plan } from '@octavo/domain/billing/plans';
import { freeUntil } from '@octavo/domain/billing/subscription';
import { formatDuration, formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { productLabel } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { useMoment } from '../shell/use-moment.ts';

interface ChargeProps {
  readonly plan: Plan;
  /** Current time of the server. */
  readonly now: string;
  /** Date on which the plan begins; null for immediately. */
  readonly startsAt: string | null;
}

/** Terms of a plan, shown before it is ordered. */
export function Terms(terms: ChargeProps) {
  return (
    <>
      <p>
        <Charge {...terms} />
      </p>
      <Conditions />
    </>
  );
}

/** Sentence that states what is charged for a plan, and when. */
function Charge({ plan, now, startsAt }: ChargeProps) {
  const locale = useLocale();
  const moment = useMoment();
  const words = pricingWords(locale);
  const { productType, frequencyFree } = plan;
  const trialEnd = frequencyFree === null ? null : afterPeriods(new Date(now), frequencyFree);
  const start = startsAt === null ? trialEnd : new Date(startsAt);
  const renewing = startsAt === null ? (trialEnd === null ? 'pay' : 'trial') : 'later';
  const kind = productType === 'FOREVER' ? 'forever' : renewing;

  return fill(words.terms[kind], {
    product: productLabel(locale, plan.businessType),
    price: formatMoney(locale, plan.regularPrice, plan.currency),
    period: words.period[productType],
    date: start === null ? '' : moment(start, { time: true }),
    hours: formatDuration(locale, cancelBeforeSeconds),
  });
}

/** Short sentence below the button of a plan: what is due today, and until when cancelling is free. */
export function Due({ plan, now, startsAt }: ChargeProps) {
  const locale = useLocale();
  const moment = useMoment();
  const words = pricingWords(locale);
  const { productType, frequencyFree, currency } = plan;

  if (startsAt !== null) {
    return <Charge plan={plan} now={now} startsAt={startsAt} />;
  }

  const end = frequencyFree === null ? null : afterPeriods(new Date(now), frequencyFree);
  const kind = productType === 'FOREVER' ? 'once' : end === null ? 'pay' : 'trial';

  return fill(words.due[kind], {
    nothing: formatMoney(locale, plan.trialPrice ?? '0', currency),
    price: formatMoney(locale, plan.regularPrice, currency),
    period: words.period[productType],
    date: end === null ? '' : moment(end),
    deadline: end === null ? '' : moment(freeUntil(end), { time: true }),
  });
}

/** Conditions that apply to every plan. */
export function Conditions() {
  const words = pricingWords(useLocale());

  return (
    <>
      <p>
        {words.perUser} {fill(words.cancelling, { money: refundDays, withdrawal: withdrawalDays })}
      </p>
      <Agreement />
    </>
  );
}

/**
 * Agreements that an order accepts, shown before it is placed. `staysOpen`: the page has files, so that links open
 * beside it.
 */
export function Agreement({ staysOpen = false }: { readonly staysOpen?: boolean }) {
  const address = useAddress();
  const words = pricingWords(useLocale()).agree;
  const link = (name: string, text: string) => (
    <Link
      to={address(`/${name}`)}
      {...(staysOpen && { target: '_blank' })}
      className="text-ink underline underline-offset-3"
    >
      {text}
    </Link>
  );

  return (
    <p>
      {words.accept} {link('service', words.terms)} {words.and}{' '}
      {link('subscription-terms', words.subscription)}. {words.more}{' '}
      {link('money-back-policy', words.refundPolicy)}, {link('privacy-policy', words.privacy)}.
    </p>
  );
}
