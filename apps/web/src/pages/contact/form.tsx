import { aboutLength, messageDays, messageLength, nameLength, subjectLength } from '@octavo/contract/limits';
import { formatDays } from '@octavo/i18n/format';
import { informationWords } from '@octavo/i18n/information';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { TextArea } from '@octavo/ui/text-area';
import { Link } from 'react-router';
import { FormToken } from '../../session/form-token.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { contactPath } from '../information/information.ts';
import type { RefusedMessage, TypedMessage } from './message-form.ts';

interface MessageFormProps {
  readonly blank: TypedMessage;
  /** The rejected message; null before one was sent. */
  readonly refused: RefusedMessage | null;
  /** Email address of the operator, for users who cannot send the form; null when it is not known. */
  readonly email: string | null;
}

/** Form that works without script: the response is the whole page. */
export function MessageForm({ blank, refused, email }: MessageFormProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = informationWords(locale).contact;
  const { id, ...typed } = refused?.typed ?? blank;
  const field = (name: keyof typeof typed) => ({
    name,
    defaultValue: typed[name],
    problem: refused?.problems[name] ?? null,
  });

  return (
    <form
      method="post"
      action={address(contactPath)}
      // The browser's own validation message says less than ours, and in the browser's language.
      noValidate
      className="grid gap-5"
    >
      {refused !== null && (
        <div role="alert" className="rounded-lg bg-rubric-wash px-4 py-3">
          <p className="font-medium">{words.failed}</p>
          {refused.failure !== null && <p>{refused.failure}</p>}
          {refused.failure !== null && email !== null && <p>{fill(words.byMail, { email })}</p>}
        </div>
      )}
      <FormToken />
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.name}
          autoComplete="name"
          maxLength={nameLength.max}
          required
          {...field('name')}
        />
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('email')}
        />
      </div>
      <Field label={words.subject} maxLength={subjectLength.max} required {...field('subject')} />
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={9}
        maxLength={messageLength.max}
        required
        {...field('text')}
      />
      <Field
        label={words.about}
        hint={words.aboutHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={aboutLength.max}
        {...field('about')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="primary">
          {words.send}
        </Button>
        <p className="text-caption text-ink-soft">
          {fill(words.kept, { messages: formatDays(locale, messageDays) })}{' '}
          <Link to={address('/privacy-policy')} className="text-lapis underline underline-offset-3">
            {words.privacy}
          </Link>
        </p>
      </div>
    </form>
  );
}
