import { isFailure } from '@octavo/contract/failures';
import { certificateWords } from '@octavo/i18n/certificate';
import { failureText } from '@octavo/i18n/failures';
import { formatBytes } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { pickFile } from '../document/pick-file.ts';
import { lastOpen } from './held-certificate.ts';
import { keyIcon } from './key-icon.ts';
import { useSigningSession } from './signing-context.ts';

const accepted = '.p12,.pfx,application/x-pkcs12';

/** Takes the file of a certificate and its password, and opens it in the browser. */
export function CertificateFile() {
  const locale = useLocale();
  const words = certificateWords(locale).file;
  const session = useSigningSession();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [gone] = useState(lastOpen);
  const id = useId();

  const take = (given: File | null | undefined) => {
    if (given != null) {
      const fits = /\.(p12|pfx)$/i.test(given.name);
      setFile(fits ? given : null);
      setPassword('');
      setProblem(fits ? null : words.notOne);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    // Else the page would take it for a file to sign.
    event.stopPropagation();
    take(event.dataTransfer.files[0]);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();

    if (file === null || isOpening) {
      return;
    }

    setIsOpening(true);
    setProblem(null);

    try {
      await session.open(file, password);
    } catch (error) {
      setIsOpening(false);
      setProblem(
        isFailure(error) && error.code === 'certificate-password-wrong'
          ? words.wrong
          : isFailure(error)
            ? failureText(locale, error.code, error.values)
            : failureText(locale, 'engine-crashed'),
      );
    }
  };
  const choose = async () => take(await pickFile(accepted));

  return (
    <form className="ed-form" onSubmit={(event) => void onSubmit(event)}>
      {gone !== null && file === null && (
        <p className="ed-hint" role="status">
          {fill(words.gone, { name: gone })}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its button does the same */}
      <div className="ed-certificate-drop" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <Icon path={keyIcon} size={18} />
        <span className="ed-grow">
          {file === null ? (
            <small>{words.drop}</small>
          ) : (
            <>
              <b>{file.name}</b>
              <small>{fill(words.fromDevice, { size: formatBytes(locale, file.size) })}</small>
            </>
          )}
        </span>
        <button type="button" className="ed-button" onClick={() => void choose()}>
          {file === null ? words.choose : words.replace}
        </button>
      </div>
      {file !== null && (
        <>
          <div className="ed-field">
            <label htmlFor={id}>{words.password}</label>
            <span className="ed-input">
              <input
                id={id}
                type={isShown ? 'text' : 'password'}
                autoComplete="off"
                value={password}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the file that was just chosen
                autoFocus
                aria-invalid={problem !== null}
                aria-describedby={problem === null ? undefined : `${id}-problem`}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
              <button
                type="button"
                className="ed-icon"
                aria-label={words.show}
                title={words.show}
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon name="eye" size={18} />
              </button>
            </span>
          </div>
        </>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="ed-problem" role="alert">
          {problem}
        </p>
      )}
      {file !== null && (
        <button type="submit" className="ed-button" data-look="primary" disabled={isOpening}>
          {isOpening ? words.opening : words.open}
        </button>
      )}
    </form>
  );
}
