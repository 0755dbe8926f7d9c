import { type InputHTMLAttributes, useState } from 'react';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null;
  readonly words: { readonly show: string; readonly hide: string };
  onText(text: string): void;
}

export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const word = shown ? words.hide : words.show;

  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={word}
          aria-pressed={shown}
          title={word}
          onClick={() => setShown(!shown)}
          className="grid size-(--target) place-content-center text-ink-soft hover:text-ink"
        >
          <Icon name="eye" size={18} />
        </button>
      }
    />
  );
}
