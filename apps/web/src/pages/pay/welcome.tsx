import type { OrderView } from '@octavo/contract/billing';
import { freeUntil } from '@octavo/domain/billing/subscription';
import { formatMoney } from '@octavo/i18n/format';
import { fill, promises } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';

/** Outcome of a payment that succeeded: the way back to the file, what the plan gives, and its dates. */
export function Welcome({ order }: { readonly order: OrderView | null }) {
  const locale = useLocale();
  const address = useAddress();
  const moment = useMoment();
  const { outcome: words, gets } = pricingWords(locale);
  const product = order?.product ?? 'pro';
  const startsAt = order?.startsAt ?? null;
  const isForFile = order !== null && /[?&]job=/.test(order.next);

  return (
    <>
      <p className="text-lead text-ink-soft">
        {startsAt === null ? words.paidHint[product] : fill(words.paidLater, { date: moment(startsAt) })}
      </p>
      {isForFile && startsAt === null && <p className="mt-2 text-ink-soft">{words.downloads}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        {/* A full page load, so that the target is rendered for a user with the plan. */}
        <a href={order?.next ?? address('/')} className={buttonClass('primary', 'big')}>
          {words.goOn}
        </a>
        <Link to={address('/account')} className={buttonClass('plain', 'big')}>
          {words.account}
        </Link>
      </p>
      <div className="mt-10 grid items-start gap-4 sm:grid-cols-2">
        {startsAt === null && (
          <section
            aria-labelledby="gets"
            className="rounded-[14px] border border-rule bg-sheet px-5 py-5 sm:px-6"
          >
            <h2 id="gets" className="text-title">
              {words.gets}
            </h2>
            <ul className="mt-3 grid gap-2">
              {gets[product].map((line) => (
                <li key={line} className="flex gap-2.5">
                  <Icon name="check" size={18} className="mt-1 shrink-0 text-verdigris" />
                  {fill(line, promises(locale))}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Dates order={order} />
      </div>
    </>
  );
}

/** Dates on which the trial ends and money is due. */
function Dates({ order }: { readonly order: OrderView | null }) {
  const locale = useLocale();
  const moment = useMoment();
  const words = pricingWords(locale).outcome;
  const trialEndsAt = order?.trialEndsAt ?? null;
  const renewal = order?.renewal ?? null;

  if (trialEndsAt === null && renewal === null) {
    return null;
  }

  return (
    <section aria-labelledby="dates" className="rounded-[14px] bg-well px-5 py-5 sm:px-6">
      <h2 id="dates" className="text-title">
        {words.dates}
      </h2>
      <div className="mt-3 grid gap-2">
        {trialEndsAt !== null && (
          <p>{fill(words.trialEnds, { date: moment(trialEndsAt, { time: true }) })}</p>
        )}
        {renewal !== null && (
          <p>
            {fill(trialEndsAt === null ? words.renewal : words.trialRenewal, {
              date: moment(renewal.at),
              deadline: moment(freeUntil(new Date(renewal.at)), { time: true }),
              price: formatMoney(locale, renewal.amount.value, renewal.amount.currency_code),
            })}
          </p>
        )}
        <p className="text-ink-soft">{words.reminder}</p>
      </div>
    </section>
  );
}
