import { accountWords } from '@octavo/i18n/account';
import { fill } from '@octavo/i18n/placeholders';
import { buttonClass } from '@octavo/ui/button';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import type { AccountPage } from './account.server.ts';

/** An order that is not confirmed yet, with a link to the page that tracks it. */
export function WaitingOrder({ waiting, waitingPlan }: Pick<AccountPage, 'waiting' | 'waitingPlan'>) {
  const address = useAddress();
  const words = accountWords(useLocale()).plan.waiting;

  if (waiting === null) {
    return null;
  }

  const plan = waitingPlan ?? words.unknown;

  return (
    <div className="mb-5 rounded-lg bg-well px-4 py-4">
      <p className="mb-3">{fill(words.text, { plan })}</p>
      <Link
        to={`${address('/success-subscription')}?${new URLSearchParams({ order: waiting.order })}`}
        className={buttonClass('plain', 'normal')}
      >
        {words.look}
      </Link>
    </div>
  );
}
