import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { useLocale } from '../../../shell/use-locale.ts';
import { ObjectActions } from '../panel/object-actions.tsx';
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
        <ObjectActions onDuplicate={() => duplicate(graphic)} onDelete={() => remove(graphic)} />
      </fieldset>
    </>
  );
}
