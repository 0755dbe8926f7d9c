import { dictOf, nameOf, PdfDict } from '../../objects.ts';
import { encodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { changeForm } from './change-form.ts';
import { formOf } from './form-fields.ts';

/** Fonts that readers set what is typed in, by the names that Acrobat gives them (ISO 32000-2, 12.7.4.3). */
const usualFonts = { Helv: 'Helvetica', ZaDb: 'ZapfDingbats' } as const;

/** Adds the fonts that new fields name to the resources of the form. */
export function addFormFonts(changes: ObjectChanges): void {
  const form = formOf(changes);
  const resources = changes.dict(form?.get('DR') ?? null) ?? new PdfDict();
  const fonts = changes.dict(resources.get('Font')) ?? new PdfDict();
  const missing = Object.entries(usualFonts).filter(([name]) => !fonts.has(name));

  if (missing.length === 0 && form?.has('DA') === true) {
    return;
  }

  const added = missing.map(
    ([name, program]) =>
      [
        name,
        changes.add(
          dictOf({
            Type: nameOf('Font'),
            Subtype: nameOf('Type1'),
            BaseFont: nameOf(program),
            Encoding: name === 'Helv' ? nameOf('WinAnsiEncoding') : undefined,
          }),
        ),
      ] as const,
  );
  changeForm(changes, (changed) => {
    changed.set('DR', resources.copy().set('Font', new PdfDict([...fonts.entries, ...added])));

    if (!changed.has('DA')) {
      changed.set('DA', encodeText('/Helv 0 Tf 0 g'));
    }
  });
}
