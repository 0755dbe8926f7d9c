import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { clockTime } from '../../../shell/use-moment.ts';
import type { SaveState } from '../drafts/use-autosave.ts';
import { editorIcons } from '../tools/tool-icons.ts';

interface SaveNoteProps {
  readonly saved: SaveState;
  onDownload(): void;
}

/** One line below the name of the file: if and until when the changes are kept on this device. */
export function SaveNote({ saved, onDownload }: SaveNoteProps) {
  const locale = useLocale();
  const words = editorWords(locale);

  if (saved.kind === 'failed') {
    return (
      <span className="ed-save" data-look="failed" role="status">
        <Icon name="warning" size={13} />
        <span>{words.notSaved[saved.because]}</span>
        {saved.because !== 'taken' && (
          <button type="button" className="ed-link" onClick={onDownload}>
            {words.downloadChanges}
          </button>
        )}
      </span>
    );
  }

  if (saved.kind !== 'saved') {
    return (
      <span className="ed-save" role="status">
        <Icon path={editorIcons.clock} size={13} />
        <span>{saved.kind === 'saving' ? words.saving : words.unsaved}</span>
      </span>
    );
  }

  return (
    <span className="ed-save" role="status" aria-busy={saved.isBehind}>
      <Icon name="check" size={13} />
      <span>
        <span className="ed-wide">
          {fill(words.saved, { time: clockTime(locale, saved.at) })} ·{' '}
          {fill(words.keptUntil, { time: clockTime(locale, saved.until) })}
        </span>
        <span className="ed-narrow">{words.savedShort}</span>
      </span>
    </span>
  );
}
