import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { DrawingFields } from './drawing-fields.tsx';
import type { Graphic } from './graphic.ts';
import { PictureFields } from './picture-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useGraphicActions } from './use-graphic-actions.ts';

/** Properties of the selected picture or drawing. */
export function GraphicPanel({ graphic, onDone }: { readonly graphic: Graphic; onDone(): void }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { remove, duplicate, isLocked } = useGraphicActions();
  const { kind, targets, added } = graphic;

  return (
    <>
      <div className="ed-head">
        <h2>{capitalized(locale, words.objects[kind])}</h2>
        <button type="button" className="ed-button ed-narrow" onClick={onDone}>
          {words.panel.done}
        </button>
      </div>
      <fieldset className="contents" disabled={isLocked}>
        <div className="ed-section">
          {kind === 'picture' ? (
            <PictureFields graphic={graphic} />
          ) : (
            <>
              <p className="ed-hint">{plural(locale, targets.length, words.graphics.parts)}</p>
              <DrawingFields graphic={graphic} />
            </>
          )}
        </div>
        <div className="ed-section">
          <PlaceFields graphic={graphic} />
        </div>
        {added === null && <p className="ed-section ed-hint">{words.graphics.deleteHint}</p>}
        <div className="ed-section ed-actions">
          <span className="ed-grow" />
          <button
            type="button"
            className="ed-icon"
            aria-label={words.panel.duplicate}
            title={`${words.panel.duplicate} (Ctrl D)`}
            onClick={() => duplicate(graphic)}
          >
            <Icon name="copy" size={18} />
          </button>
          <button
            type="button"
            className="ed-icon"
            aria-label={words.panel.delete}
            title={words.panel.delete}
            onClick={() => remove(graphic)}
          >
            <Icon path={editorIcons.trash} size={18} />
          </button>
        </div>
      </fieldset>
    </>
  );
}
