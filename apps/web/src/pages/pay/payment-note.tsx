import { fill } from '@octavo/i18n/placeholders';
import { productLabel } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import { Button, buttonClass } from '@octavo/ui/button';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { plansAgain } from './plans-again.ts';
import type { CheckedPay } from './use-check-pay.ts';
import { Welcome } from './welcome.tsx';

/** Outcome of a payment and the next steps, below a heading that names the outcome. */
export function PaymentNote({ outcome, order, lookAgain }: CheckedPay) {
  const address = useAddress();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const words = pricingWords(locale).outcome;
  const session = useSession();
  const owned =
    session?.hasPro === true ? 'pro' : session?.hasAssistantPlan === true ? 'ai_pdf_single' : null;
  const abandoned =
    owned === null
      ? words.abandonedHint
      : fill(words.abandonedWithPlan, { product: productLabel(locale, owned) });

  switch (outcome) {
    case 'waiting':
      return (
        <>
          <p className="text-lead text-ink-soft">{words.waitingHint}</p>
          <noscript>
            <p className="mt-6">
              <a href={pathname + search} className={buttonClass('primary')}>
                {words.look}
              </a>
            </p>
          </noscript>
        </>
      );
    case 'paid':
      return <Welcome order={order} />;
    case 'undetected':
    case 'unavailable':
      return (
        <>
          <p className="text-lead text-ink-soft">
            {outcome === 'undetected' ? words.undetectedHint : words.unavailableHint}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <Button look="primary" onClick={lookAgain}>
              {words.look}
            </Button>
            <Link to={address('/account')} className={buttonClass()}>
              {words.account}
            </Link>
          </p>
        </>
      );
    case 'failed':
    case 'abandoned':
      return (
        <>
          <p className="text-lead text-ink-soft">{outcome === 'failed' ? words.failedHint : abandoned}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <Link
              to={address('/pricing') + (order === null ? '' : plansAgain(order))}
              className={buttonClass('primary')}
            >
              {words.retry}
            </Link>
            {owned !== null && (
              <Link to={address('/account')} className={buttonClass()}>
                {words.account}
              </Link>
            )}
          </p>
        </>
      );
  }
}
