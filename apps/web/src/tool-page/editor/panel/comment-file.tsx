import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { useLocale } from '../../../shell/use-locale.ts';
import { pickFile } from '../document/pick-file.ts';
import { saveText } from '../document/save-text.ts';
import { longestName, useCommentName } from '../state/comment-name.ts';
import { useEditor } from '../state/editor-context.ts';
import { useImportComments } from '../state/use-import-comments.ts';
import { TextField } from './fields.tsx';
import { useFileOutcome } from './use-file-outcome.ts';

/**
 * The user's name in comments, and comments as a file: reads one into the list, and saves those of the document with
 * all changes.
 */
export function CommentFile() {
  const locale = useLocale();
  const words = editorWords(locale).comments;
  const { document, state, name } = useEditor();
  const importComments = useImportComments();
  const { name: author, setName } = useCommentName();
  const [outcome, attempt] = useFileOutcome();

  const onImport = async () => {
    const file = await pickFile('.xfdf');

    if (file !== null) {
      await attempt(async () => {
        const { added, skipped } = await importComments(file);

        return [
          plural(locale, added, words.imported),
          ...(skipped === 0 ? [] : [plural(locale, skipped, words.skipped)]),
        ].join(' ');
      });
    }
  };

  const onExport = () =>
    attempt(async () => {
      const xml = await document.writeComments(state.history.operations);
      saveText(xml, `${name.replace(/\.pdf$/i, '')}.xfdf`, 'application/vnd.adobe.xfdf');

      return '';
    });

  return (
    <div className="ed-section">
      <TextField label={words.name} value={author} maxLength={longestName} onChange={setName} />
      <p className="ed-hint">{words.nameHint}</p>
      <div className="ed-actions">
        <button
          type="button"
          className="ed-button"
          disabled={state.isLocked || !state.allows({ kind: 'annotation.add' })}
          onClick={() => void onImport()}
        >
          {words.import}
        </button>
        <button type="button" className="ed-button" onClick={() => void onExport()}>
          {words.export}
        </button>
      </div>
      <p className="ed-hint" role="status">
        {outcome === '' ? words.fileHint : outcome}
      </p>
    </div>
  );
}
