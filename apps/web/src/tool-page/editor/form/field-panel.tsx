import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { NumberInput } from '../panel/fields.tsx';
import { ObjectActions } from '../panel/object-actions.tsx';
import { useEditor } from '../state/editor-context.ts';
import { FieldFields } from './field-fields.tsx';
import type { FormBox } from './form-field.ts';
import { useFieldActions } from './use-field-actions.ts';

/** Properties of the selected field. */
export function FieldPanel({ box, onDone }: { readonly box: FormBox; onDone(): void }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { canChange, change, move, remove, duplicate } = useFieldActions();
  const { sizeOf } = useEditor();
  const { field, place } = box;
  const type = field.field?.type ?? null;
  const page = sizeOf(place.page);
  const sides = { left: page.width, top: page.height, width: page.width, height: page.height };
  const labels = {
    left: words.panel.left,
    top: words.panel.top,
    width: words.panel.boxWidth,
    height: words.panel.boxHeight,
  };

  return (
    <>
      <div className="ed-head">
        <h2>{type === null ? capitalized(locale, words.objects.field) : words.form.types[type]}</h2>
        <button type="button" className="ed-button ed-narrow" onClick={onDone}>
          {words.panel.done}
        </button>
      </div>
      <fieldset className="contents" disabled={!canChange}>
        <div className="ed-section">
          {field.field === null ? (
            <p className="ed-hint">{words.form.foreign}</p>
          ) : (
            <FieldFields
              key={field.name}
              field={field}
              described={field.field}
              onChange={(next, joins) => change(field, place.page, next, joins)}
            />
          )}
        </div>
        <div className="ed-section">
          <div className="ed-four">
            {(['left', 'top', 'width', 'height'] as const).map((side) => (
              <NumberInput
                key={side}
                label={labels[side]}
                value={place.box[side]}
                least={side === 'left' || side === 'top' ? -sides[side] : 1}
                most={sides[side]}
                onChange={(value) => move(box, { ...place.box, [side]: value }, side)}
              />
            ))}
          </div>
        </div>
        <ObjectActions
          onDuplicate={field.field === null ? null : () => duplicate(box)}
          onDelete={() => remove(box)}
        />
      </fieldset>
    </>
  );
}
