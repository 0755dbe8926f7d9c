import { certificateWords } from '@octavo/i18n/certificate';
import { useLocale } from '../../../shell/use-locale.ts';
import { SelectField, TextField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { AppearanceFields } from './appearance-fields.tsx';
import { LockFields } from './lock-fields.tsx';
import { useSigning, useSigningSession } from './signing-context.ts';

/** Longest statement of a signature, as in its order. */
const longestStatement = 500;

/** Levels of certification by the names of their choices. */
const certifications = { any: null, comments: 3, forms: 2, nothing: 1 } as const;
type Certification = keyof typeof certifications;

/** Changes that the signature permits to others, its statements, and its look. */
export function SignatureFields({ page }: { readonly page: string }) {
  const words = certificateWords(useLocale());
  const { document } = useEditor();
  const { form } = useSigning();
  const { change } = useSigningSession();
  const chosen =
    // The names of the record are its own.
    (Object.keys(certifications) as Certification[]).find((each) => certifications[each] === form.certify) ??
    'any';
  const isFirst = document.description.signature === 'none';

  return (
    <>
      <div className="ed-section">
        {isFirst ? (
          <SelectField
            label={words.certify.label}
            value={chosen}
            items={words.certify.choices}
            onChange={(choice) => change({ certify: certifications[choice] })}
          />
        ) : (
          <p className="ed-hint">{words.certify.notFirst}</p>
        )}
        <TextField
          label={words.reason}
          value={form.reason}
          maxLength={longestStatement}
          onChange={(reason) => change({ reason })}
        />
        <AppearanceFields page={page} />
      </div>
      <details className="ed-section">
        <summary>{words.more}</summary>
        <TextField
          label={words.place}
          value={form.place}
          maxLength={longestStatement}
          onChange={(place) => change({ place })}
        />
        <TextField
          label={words.contact}
          value={form.contact}
          maxLength={longestStatement}
          onChange={(contact) => change({ contact })}
        />
        <LockFields />
      </details>
    </>
  );
}
