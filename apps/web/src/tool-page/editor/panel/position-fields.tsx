import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { handledBox } from '../canvas/move-gestures.ts';
import { isMarkup, isResizable, resized } from '../document/annotation-geometry.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { useEditor } from '../state/editor-context.ts';
import { mostPoints, NumberInput } from './fields.tsx';

/** Position and size of an object in points. */
export function PositionFields({ object }: { readonly object: PageObject }) {
  const words = editorWords(useLocale()).panel;
  const { move, change } = useEditor();
  const { annotation } = object;

  if (annotation !== null && isMarkup(annotation)) {
    return null;
  }

  const box = annotation === null ? object.box : handledBox(annotation);
  const resize = (side: 'width' | 'height', value: number) => {
    const next = annotation === null ? null : resized(annotation, { ...box, [side]: value });

    if (next !== null) {
      change(object, next, side);
    }
  };
  const sides = annotation !== null && isResizable(annotation);

  return (
    <div className="ed-four">
      <NumberInput
        label={words.left}
        value={box.left}
        least={-mostPoints}
        most={mostPoints}
        onChange={(left) => move(object, { x: left - box.left, y: 0 }, 'left')}
      />
      <NumberInput
        label={words.top}
        value={box.top}
        least={-mostPoints}
        most={mostPoints}
        onChange={(top) => move(object, { x: 0, y: top - box.top }, 'top')}
      />
      {sides && (
        <>
          <NumberInput
            label={words.boxWidth}
            value={box.width}
            least={1}
            most={mostPoints}
            onChange={(width) => resize('width', width)}
          />
          <NumberInput
            label={words.boxHeight}
            value={box.height}
            least={1}
            most={mostPoints}
            onChange={(height) => resize('height', height)}
          />
        </>
      )}
      {annotation?.type === 'stamp' && (
        <NumberInput
          label={words.angle}
          value={annotation.angle}
          least={-180}
          most={180}
          unit="°"
          onChange={(angle) => change(object, { ...annotation, angle }, 'angle')}
        />
      )}
    </div>
  );
}
