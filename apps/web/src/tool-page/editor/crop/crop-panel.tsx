import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import type { FormEvent } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { NumberInput } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { leastSide } from './page-crop.ts';
import { usePageCrop } from './use-page-crop.ts';

/** Numbers of the part of a page that stays. */
export function CropPanel() {
  const locale = useLocale();
  const words = editorWords(locale);
  const { numberOf } = useEditor();
  const crop = usePageCrop();

  if (crop === null) {
    return null;
  }

  const { box, size, set } = crop;
  const count = plural(locale, crop.affected, words.pageActions.count);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    crop.apply();
  };

  return (
    <form onSubmit={submit}>
      <div className="ed-head">
        <h2>{fill(words.pageActions.cropPage, { page: numberOf(crop.page) })}</h2>
      </div>
      <div className="ed-section">
        <p className="ed-hint">{words.pageActions.cropHint}</p>
        <div className="ed-four">
          <NumberInput
            label={words.panel.left}
            value={box.left}
            least={0}
            most={size.width - leastSide}
            onChange={(left) => set({ ...box, left, width: Math.min(box.width, size.width - left) })}
          />
          <NumberInput
            label={words.panel.top}
            value={box.top}
            least={0}
            most={size.height - leastSide}
            onChange={(top) => set({ ...box, top, height: Math.min(box.height, size.height - top) })}
          />
          <NumberInput
            label={words.panel.boxWidth}
            value={box.width}
            least={leastSide}
            most={size.width}
            onChange={(width) => set({ ...box, width, left: Math.min(box.left, size.width - width) })}
          />
          <NumberInput
            label={words.panel.boxHeight}
            value={box.height}
            least={leastSide}
            most={size.height}
            onChange={(height) => set({ ...box, height, top: Math.min(box.top, size.height - height) })}
          />
        </div>
        <p className="ed-hint">{words.pageActions.cropKept}</p>
        <div className="ed-actions">
          <button type="submit" className="ed-button" disabled={!crop.canApply}>
            {fill(words.pageActions.crop, { pages: count })}
          </button>
          <button type="button" className="ed-button" data-look="quiet" onClick={crop.cancel}>
            {words.link.cancel}
          </button>
        </div>
      </div>
    </form>
  );
}
