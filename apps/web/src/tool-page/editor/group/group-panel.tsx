import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import type { SelectedGroup } from './use-group.ts';

/** Actions on objects that are selected together. */
export function GroupPanel({ group, onDone }: { readonly group: SelectedGroup; onDone(): void }) {
  const locale = useLocale();
  const words = editorWords(locale);

  return (
    <>
      <div className="ed-head">
        <h2>{plural(locale, group.count, words.panel.objects)}</h2>
        <button type="button" className="ed-button ed-narrow" onClick={onDone}>
          {words.panel.done}
        </button>
      </div>
      <p className="ed-section ed-hint">{words.panel.together}</p>
      <div className="ed-section ed-actions">
        <span className="ed-grow" />
        <button
          type="button"
          className="ed-icon"
          aria-label={words.panel.delete}
          title={words.panel.delete}
          onClick={() => group.remove()}
        >
          <Icon path={editorIcons.trash} size={18} />
        </button>
      </div>
    </>
  );
}
