import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { NumberInput, TextField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { Graphic } from './graphic.ts';
import { isCropped, uncropped } from './place-geometry.ts';
import { useGraphicActions } from './use-graphic-actions.ts';

/** Replaces, crops and mirrors a picture. */
export function PictureFields({ graphic }: { readonly graphic: Graphic }) {
  const words = editorWords(useLocale());
  const { state, dispatch } = useEditor();
  const { place: setPlace, replace, style, describe } = useGraphicActions();
  const { place, isPlaceable, added } = graphic;
  const { opacity = 1 } = graphic.style;

  return (
    <>
      <div className="ed-buttons">
        <button type="button" className="ed-button" onClick={() => void replace(graphic)}>
          {words.graphics.replace}
        </button>
        {isPlaceable && (
          <>
            <button
              type="button"
              className="ed-button"
              aria-pressed={state.isCropping}
              onClick={() => dispatch({ kind: 'crop', isCropping: !state.isCropping })}
            >
              {state.isCropping ? words.graphics.cropDone : words.graphics.crop}
            </button>
            <button
              type="button"
              className="ed-button"
              aria-pressed={place.mirrored}
              onClick={() => setPlace(graphic, { ...place, mirrored: !place.mirrored })}
            >
              {words.graphics.mirror}
            </button>
          </>
        )}
      </div>
      {state.isCropping && isPlaceable && <p className="ed-hint">{words.graphics.cropHint}</p>}
      {isCropped(place) && (
        <button type="button" className="ed-link" onClick={() => setPlace(graphic, uncropped(place), 'crop')}>
          {words.graphics.cropReset}
        </button>
      )}
      <NumberInput
        label={words.panel.opacity}
        value={Math.round(opacity * 100)}
        least={5}
        most={100}
        step={5}
        unit="%"
        onChange={(percent) => style(graphic, { opacity: percent / 100 }, 'opacity')}
      />
      {added?.kind === 'image.add' && (
        <TextField
          label={words.graphics.description}
          value={added.description}
          rows={2}
          maxLength={2000}
          placeholder={words.graphics.descriptionHint}
          onChange={(description) => describe(graphic, description)}
        />
      )}
    </>
  );
}
