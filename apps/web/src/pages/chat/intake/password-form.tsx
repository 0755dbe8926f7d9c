import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { type FormEvent, useId, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

interface PasswordFormProps {
  /** Name of the protected file. */
  readonly name: string;
  readonly note: string;
  readonly isWrong: boolean;
  onPassword(password: string): void;
}

/** Takes the password of a file. */
export function PasswordForm({ name, note, isWrong, onPassword }: PasswordFormProps) {
  const words = chatWords(useLocale()).start;
  const [password, setPassword] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPassword(password);
  };

  return (
    <form onSubmit={submit} className="grid w-full max-w-sm gap-2 text-left">
      <p id={id} role={isWrong ? 'alert' : undefined} className={isWrong ? 'text-rubric' : 'text-ink-soft'}>
        {note}
      </p>
      <div className="flex gap-2">
        <input
          type="password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          aria-label={fill(words.password, { name })}
          aria-describedby={id}
          aria-invalid={isWrong}
          autoComplete="off"
          className="min-h-10 w-full min-w-0 rounded-lg border border-edge bg-sheet px-3"
        />
        <Button type="submit" className="shrink-0 whitespace-nowrap" disabled={password === ''}>
          {words.unlock}
        </Button>
      </div>
    </form>
  );
}
