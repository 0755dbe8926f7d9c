import { certificateWords } from '@octavo/i18n/certificate';
import { useLocale } from '../../../shell/use-locale.ts';
import { SelectField } from '../panel/fields.tsx';
import { useSigning, useSigningSession } from './signing-context.ts';
import { useSignatureTargets } from './use-signature-fields.ts';

/** Fields that are locked by the signature. */
export function LockFields() {
  const words = certificateWords(useLocale()).lock;
  const { form } = useSigning();
  const { change } = useSigningSession();
  const { others } = useSignatureTargets();
  const { lock, lockedFields } = form;

  if (others.length === 0) {
    return null;
  }

  return (
    <>
      <SelectField
        label={words.label}
        value={lock}
        items={words.choices}
        onChange={(chosen) => change({ lock: chosen })}
      />
      {(lock === 'include' || lock === 'exclude') && (
        <fieldset className="ed-field ed-locked">
          <legend>{words.fields}</legend>
          {others.map((name) => (
            <label key={name} className="ed-check">
              <input
                type="checkbox"
                checked={lockedFields.includes(name)}
                onChange={(event) =>
                  change({
                    lockedFields: event.currentTarget.checked
                      ? [...lockedFields, name]
                      : lockedFields.filter((other) => other !== name),
                  })
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
