import type { BrowserSession } from '@octavo/contract/account';
import { accountWords } from '@octavo/i18n/account';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { useLocale } from '../../shell/use-locale.ts';
import { useMoment } from '../../shell/use-moment.ts';
import { AccountActionForm } from './account-action-form.tsx';
import { Section } from './section.tsx';

export function Sessions({ sessions }: { readonly sessions: readonly BrowserSession[] }) {
  const moment = useMoment();
  const words = accountWords(useLocale()).sessions;

  return (
    <Section id="sessions" title={words.heading}>
      <ul className="mb-5">
        {sessions.map(({ id, browser, seenAt, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5"
          >
            <span className="font-medium">{browser}</span>
            <span className="text-caption text-ink-soft">
              {isThis ? words.here : fill(words.seen, { date: moment(seenAt, { time: true }) })}
            </span>
          </li>
        ))}
      </ul>
      <AccountActionForm name="log-out">
        <Button type="submit">{words.end}</Button>
      </AccountActionForm>
    </Section>
  );
}
