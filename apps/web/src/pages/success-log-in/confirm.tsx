import type { LinkView } from '@octavo/contract/session';
import { logInWords } from '@octavo/i18n/log-in';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { FormToken } from '../../session/form-token.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import type { WantedPlan } from '../pay/wanted-plan.server.ts';
import { Failed } from './failed.tsx';
import { useToken } from './use-token.ts';

interface ConfirmProperties {
  readonly token: string;
  readonly link: LinkView;
  /** Plan that the user continues to pay for; null for any other target. */
  readonly wanted: WantedPlan | null;
  /** User who is logged in until the link is used; null without one. */
  readonly current: string | null;
}

/**
 * Logs in automatically in the browser that requested the link. In any other browser, the link may belong to
 * an attacker who wants others to work in the attacker's account: the page names the account and waits for a
 * click.
 */
export function Confirm({ token, link, wanted, current }: ConfirmProperties) {
  const words = logInWords(useLocale()).welcome;
  const { redeem, isWorking, problem } = useToken(token, { isByItself: link.isFromHere });

  if (problem !== null) {
    return <Failed problem={problem} />;
  }

  const text = link.isFromHere ? words.text : words.elsewhere.text;

  return (
    <section className="wrap py-20 sm:py-28">
      <h1 className="text-display wrap-anywhere">
        {link.isFromHere ? words.heading : fill(words.elsewhere.heading, { email: link.email })}
      </h1>
      <p role="status" className="mt-4 max-w-xl text-lead text-ink-soft">
        {isWorking ? words.working : text}
      </p>
      {!link.isFromHere && current !== null && (
        <p className="mt-4 max-w-xl wrap-anywhere">{fill(words.elsewhere.instead, { email: current })}</p>
      )}
      {wanted !== null && (
        <p className="mt-4 max-w-xl">{fill(words.next, { plan: wanted.name, price: wanted.price })}</p>
      )}
      <form
        method="post"
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          redeem();
        }}
      >
        <FormToken />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="primary" size="big" disabled={isWorking}>
          {words.action}
        </Button>
      </form>
    </section>
  );
}
