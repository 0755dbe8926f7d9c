import { certificateWords } from '@octavo/i18n/certificate';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { SelectField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useSigning, useSigningSession } from './signing-context.ts';
import { usePlaceSignature } from './use-place-signature.ts';
import { useSignatureTargets } from './use-signature-fields.ts';

/** Prefix of names of fields among the choices, so that none of them is taken for a new field. */
const prefix = 'field ';

/** Place of the signature: an empty field of the file, a page, or none for an invisible one. */
export function AppearanceFields({ page }: { readonly page: string }) {
  const words = certificateWords(useLocale()).appearance;
  const { numberOf } = useEditor();
  const { form } = useSigning();
  const { change } = useSigningSession();
  const { empty } = useSignatureTargets();
  const { field, shownAt } = form;
  const { target, place } = usePlaceSignature(page);
  // A page that was inserted is not in the file that is signed.
  const canShow = indexOfPage(target.page) !== -1;
  const choices: Readonly<Record<string, string>> = {
    new: words.newField,
    ...Object.fromEntries(
      empty.map(({ name, boxes: [first] }) => [
        prefix + name,
        first === undefined
          ? fill(words.existingHidden, { name })
          : fill(words.existing, { name, page: numberOf(first.page) }),
      ]),
    ),
  };

  return (
    <>
      {empty.length > 0 && (
        <SelectField
          label={words.field}
          value={field === null ? 'new' : prefix + field}
          items={choices}
          onChange={(chosen) => change({ field: chosen === 'new' ? null : chosen.slice(prefix.length) })}
        />
      )}
      {field === null && (
        <div className="ed-field">
          <label className="ed-check">
            <input
              type="checkbox"
              checked={shownAt !== null}
              disabled={shownAt === null && !canShow}
              onChange={(event) => (event.currentTarget.checked ? place(target) : change({ shownAt: null }))}
            />
            <span>
              {fill(shownAt === null && target.line !== null ? words.showOnLine : words.show, {
                page: numberOf(shownAt?.page ?? target.page),
              })}
              {shownAt !== null && <small>{words.hint}</small>}
            </span>
          </label>
          {shownAt !== null && shownAt.page !== page && indexOfPage(page) !== -1 && (
            <button type="button" className="ed-button" onClick={() => place({ page, line: null })}>
              {fill(words.here, { page: numberOf(page) })}
            </button>
          )}
        </div>
      )}
    </>
  );
}
