import { isFailure } from '@octavo/contract/failures';
import { certificateWords } from '@octavo/i18n/certificate';
import { failureText } from '@octavo/i18n/failures';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { TextField } from '../panel/fields.tsx';
import { useSigningSession } from './signing-context.ts';

/** Longest name that a certificate takes (RFC 5280, upper bound of a common name). */
const longestName = 64;

/** Makes a certificate for users who have none and want to see how signing works. */
export function TestIdentity() {
  const locale = useLocale();
  const words = certificateWords(locale).test;
  const session = useSigningSession();
  const [name, setName] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();

    if (!isAsking) {
      setIsAsking(true);
    } else if (name.trim() !== '') {
      await session.makeTest(name.trim()).catch((error: unknown) => {
        setProblem(
          isFailure(error)
            ? failureText(locale, error.code, error.values)
            : failureText(locale, 'engine-crashed'),
        );
      });
    }
  };

  return (
    <form className="ed-section" onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h2 className="ed-subtitle">{words.title}</h2>
        <p className="ed-hint">{words.text}</p>
      </div>
      {isAsking && (
        <TextField
          label={words.name}
          value={name}
          maxLength={longestName}
          problem={problem}
          takesFocus
          onChange={setName}
        />
      )}
      <p>
        <button type="submit" className="ed-button" disabled={isAsking && name.trim() === ''}>
          {words.make}
        </button>
      </p>
    </form>
  );
}
