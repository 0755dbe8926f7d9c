import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { PositionFields } from '../panel/position-fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';

/** The mark that is selected on the page: its place in numbers, and its deletion. */
export function SelectedMark({ object }: { readonly object: PageObject }) {
  const words = editorWords(useLocale());
  const { remove } = useEditor();

  return (
    <div className="ed-section ed-selected">
      <div className="ed-switch-row">
        <h3>{fill(words.sign.selected, { object: words.objects[object.kind] })}</h3>
        <button type="button" className="ed-button" onClick={() => remove(object)}>
          <Icon path={editorIcons.trash} size={15} />
          {words.sign.delete}
        </button>
      </div>
      <PositionFields object={object} />
    </div>
  );
}
