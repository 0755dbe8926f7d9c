import { type ValueFileKind, valueFileKinds } from '@octavo/contract/edits/fields';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { useState } from 'react';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { pickFile } from '../document/pick-file.ts';
import { SelectField } from '../panel/fields.tsx';
import { useFileOutcome } from '../panel/use-file-outcome.ts';
import { useEditor } from '../state/editor-context.ts';
import { useFieldActions } from './use-field-actions.ts';
import { useForm } from './use-form.ts';
import { useImportValues } from './use-import-values.ts';

const formats: Readonly<Record<ValueFileKind, string>> = { json: 'JSON', fdf: 'FDF', csv: 'CSV' };

/** Values of the form as a file: reads one into the list, and saves those of the document with all changes. */
export function FormFile({ page }: { readonly page: string }) {
  const locale = useLocale();
  const words = editorWords(locale).form;
  const { document, state, name } = useEditor();
  const { fields } = useForm();
  const { canFill } = useFieldActions();
  const importValues = useImportValues(page);
  const [format, setFormat] = useState<ValueFileKind>('json');
  const [outcome, attempt] = useFileOutcome();

  if (fields.length === 0) {
    return null;
  }

  const onImport = async () => {
    const file = await pickFile(valueFileKinds.map((kind) => `.${kind}`).join(','));

    if (file !== null) {
      await attempt(async () => {
        const { filled, unknown } = await importValues(file);

        return [
          plural(locale, filled, words.imported),
          ...(unknown === 0 ? [] : [plural(locale, unknown, words.unknown)]),
        ].join(' ');
      });
    }
  };

  const onExport = () =>
    attempt(async () => {
      const file = await document.writeValues(format, state.history.operations);
      saveBlob(file, `${name.replace(/\.pdf$/i, '')}.${format}`);

      return '';
    });

  return (
    <div className="ed-section">
      <h3>{words.values}</h3>
      <SelectField label={words.fileFormat} value={format} items={formats} onChange={setFormat} />
      <div className="ed-actions">
        <button type="button" className="ed-button" disabled={!canFill} onClick={() => void onImport()}>
          {words.import}
        </button>
        <button type="button" className="ed-button" onClick={() => void onExport()}>
          {words.export}
        </button>
      </div>
      <p className="ed-hint" role="status">
        {outcome}
      </p>
    </div>
  );
}
