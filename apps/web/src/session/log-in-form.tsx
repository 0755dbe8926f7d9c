import { linkSeconds } from '@octavo/contract/limits';
import type { LinkRequest, SessionView } from '@octavo/contract/session';
import { formatDuration } from '@octavo/i18n/format';
import { logInWords } from '@octavo/i18n/log-in';
import { fill } from '@octavo/i18n/placeholders';
import { Button, buttonClass } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { orderLink } from '../transports/people.ts';
import { FormToken } from './form-token.tsx';
import { type LinkAnswer, linkOrderIn } from './link-form.ts';
import { useAttempt } from './use-attempt.ts';

interface LogInFormProps {
  readonly session: SessionView;
  readonly purpose: LinkRequest['purpose'];
  /** Path of this site to continue at. */
  readonly next: string;
  /** Response to a form that was sent without script. */
  readonly answered?: LinkAnswer | undefined;
  /** True when the page must stay open: Google opens in another tab. */
  readonly staysOpen?: boolean;
  /** Leads to the other purpose: a link on a page, a button in a popup. */
  readonly toggle: ReactNode;
  /** Label of the button, when the account is one step of something else; the name is then not asked. */
  readonly action?: string | undefined;
  /** Content before the form and below its button, until the link is sent. */
  readonly before?: ReactNode;
  readonly terms?: ReactNode;
  /** Called before the link is requested, or Google opens. */
  onSend?(): void;
}

/** Requests a login link by email, or leads to Google when that is configured. */
export function LogInForm(props: LogInFormProps) {
  const { session, purpose, next, answered, staysOpen = false, toggle, before, terms, onSend } = props;
  const locale = useLocale();
  const address = useAddress();
  const words = logInWords(locale);
  const [sentTo, setSentTo] = useState(answered?.sent === true ? answered.email : null);
  const { isBusy, problem, run } = useAttempt(answered?.sent === false ? answered : null);

  if (sentTo !== null) {
    return (
      <Sent email={sentTo} mailbox={session.mailbox} staysOpen={staysOpen} onAgain={() => setSentTo(null)} />
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = linkOrderIn(new FormData(event.currentTarget), purpose);
    onSend?.();
    run(async () => {
      await orderLink(order, locale);
      setSentTo(order.email);
    });
  };

  return (
    <>
      {before}
      {session.google && (
        <>
          <a
            {...(staysOpen && { target: '_blank', rel: 'noreferrer' })}
            onClick={onSend}
            href={`/api/v1/session/google?${new URLSearchParams({ next, lang: locale })}`}
            className={`w-full ${buttonClass('plain', 'normal')}`}
          >
            <GoogleMark />
            {words.google}
          </a>
          <p className="my-4 flex items-center gap-3 text-caption text-ink-faint before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
            {words.or}
          </p>
        </>
      )}
      <form
        method="post"
        action={address(`/${purpose}`)}
        // The browser's own validation message says less than ours, and in the browser's language.
        noValidate
        onSubmit={submit}
        className="grid gap-4"
      >
        <FormToken />
        <input type="hidden" name="next" value={next} />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={answered?.email}
          problem={problem?.code === 'name-length' ? null : (problem?.detail ?? null)}
        />
        {purpose === 'sign-up' && props.action === undefined && (
          <Field
            label={words.name}
            name="name"
            autoComplete="name"
            hint={words.nameHint}
            problem={problem?.code === 'name-length' ? problem.detail : null}
          />
        )}
        <Button type="submit" look="primary" disabled={isBusy}>
          {props.action ?? words.send[purpose]}
        </Button>
      </form>
      {terms}
      {purpose === 'sign-up' && <Agreement staysOpen={staysOpen} />}
      <p className="mt-4 text-caption text-ink-soft">
        {words.toggle[purpose].ask} {toggle}
      </p>
    </>
  );
}

/** Agreements that a new account accepts; opened in another tab when the page must stay open. */
function Agreement({ staysOpen }: { readonly staysOpen: boolean }) {
  const address = useAddress();
  const { accept, terms, data, privacy } = logInWords(useLocale()).agree;
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
    <p className="mt-4 text-caption text-ink-soft">
      {accept} {link('service', terms)}. {data} {link('privacy-policy', privacy)}.
    </p>
  );
}

interface SentProps {
  readonly email: string;
  readonly mailbox: string | null;
  readonly staysOpen: boolean;
  onAgain(): void;
}

function Sent({ email, mailbox, staysOpen, onAgain }: SentProps) {
  const locale = useLocale();
  const words = logInWords(locale);
  const hint = staysOpen ? words.sentFromFiles : words.sentHint;

  return (
    <div role="status">
      <p className="rounded-lg bg-well px-3 py-2 font-medium">{email}</p>
      <p className="mt-3 font-medium text-verdigris">{words.sent}</p>
      <p className="mt-1 text-ink-soft">{fill(hint, { time: formatDuration(locale, linkSeconds) })}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        {mailbox !== null && (
          <a href={mailbox} target="_blank" rel="noreferrer" className={buttonClass('plain', 'small')}>
            {words.mailbox}
          </a>
        )}
        <Button look="quiet" size="small" onClick={onAgain}>
          {words.again}
        </Button>
      </p>
    </div>
  );
}

/** Google's logo, which Google requires beside its name. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
      <path
        d="M17.6 9.2c0-.6-.1-1.3-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.7-1.6 2.7-3.9 2.7-6.7z"
        fill="#4285f4"
      />
      <path
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.3a5.4 5.4 0 0 1-8.1-2.8H1v2.3A9 9 0 0 0 9 18z"
        fill="#34a853"
      />
      <path d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" fill="#fbbc05" />
      <path d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z" fill="#ea4335" />
    </svg>
  );
}
