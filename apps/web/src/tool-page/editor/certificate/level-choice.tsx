import { type SignatureLevel, signatureLevels } from '@octavo/contract/signing/signature-request';
import { certificateWords } from '@octavo/i18n/certificate';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { useSigning, useSigningSession } from './signing-context.ts';
import { useTimeStampHost } from './use-time-stamp-host.ts';

/** Choice of how long the signature can be proved. Levels that this server cannot reach are off, with the reason. */
export function LevelChoice({ isTest }: { readonly isTest: boolean }) {
  const words = certificateWords(useLocale()).level;
  const { form } = useSigning();
  const { change } = useSigningSession();
  const stamp = useTimeStampHost();
  const isOff = (level: SignatureLevel) =>
    level !== 'b-b' && (stamp.state !== 'known' || (isTest && level !== 'b-t'));
  const reason =
    stamp.state === 'none'
      ? words.unavailable
      : stamp.state === 'failed'
        ? words.unknown
        : isTest
          ? words.test
          : words.strict;

  return (
    <fieldset className="ed-section ed-levels">
      <legend className="ed-subtitle">{words.title}</legend>
      {signatureLevels.map((level) => (
        <label key={level} className="ed-check" data-off={isOff(level)}>
          <input
            type="radio"
            name="level"
            checked={form.level === level}
            disabled={isOff(level)}
            onChange={() => change({ level })}
          />
          <span className="ed-grow ed-level">
            {words.names[level]}
            <small>
              {fill(words.texts[level], { host: stamp.state === 'known' ? stamp.host : words.authority })}
            </small>
          </span>
          <span className="ed-level-code">{level.toUpperCase()}</span>
        </label>
      ))}
      {stamp.state !== 'reading' && <p className="ed-hint">{reason}</p>}
    </fieldset>
  );
}
