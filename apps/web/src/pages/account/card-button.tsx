import { accountWords } from '@octavo/i18n/account';
import { Button, buttonClass } from '@octavo/ui/button';
import { type FormEvent, useState } from 'react';
import { useActionData } from 'react-router';
import { useAttempt } from '../../session/use-attempt.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { openPortal } from '../../transports/money.ts';
import { AccountActionForm } from './account-action-form.tsx';
import type { handle } from './action.server.ts';

/** Opens the provider's page: directly by script, or without script by a link in the response to the form. */
export function CardButton() {
  const locale = useLocale();
  const { card } = accountWords(locale).plan;
  const answered = useActionData<typeof handle>();
  const { isBusy, problem, run } = useAttempt();
  const [isMissing, setIsMissing] = useState(false);

  if (answered?.actionName === 'card' && answered.url !== null) {
    return (
      <a href={answered.url} className={buttonClass('primary')}>
        {card}
      </a>
    );
  }

  if (isMissing) {
    return null;
  }

  const open = async () => {
    const { url } = await openPortal(locale);
    setIsMissing(url === null);

    if (url !== null) {
      window.location.assign(url);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(open);
  };

  return (
    <AccountActionForm name="card" onSubmit={submit}>
      <Button type="submit" disabled={isBusy}>
        {card}
      </Button>
      {problem !== null && (
        <p role="alert" className="mt-2 text-caption text-rubric">
          {problem.detail}
        </p>
      )}
    </AccountActionForm>
  );
}
