import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { mostPoints, NumberInput } from '../panel/fields.tsx';
import type { TextObject } from './text-object.ts';
import { useTextActions } from './use-text-actions.ts';

/** Position of a text in points, and the width at which the lines of an added one break. */
export function TextPosition({ object, box }: { readonly object: TextObject; readonly box: Box }) {
  const words = editorWords(useLocale()).panel;
  const { move, resize } = useTextActions();
  const own = object.unit === null ? object.box : box;

  return (
    <div className="ed-four">
      <NumberInput
        label={words.left}
        value={own.left}
        least={-mostPoints}
        most={mostPoints}
        onChange={(left) => move(object, { x: left - own.left, y: 0 }, 'left')}
      />
      <NumberInput
        label={words.top}
        value={own.top}
        least={-mostPoints}
        most={mostPoints}
        onChange={(top) => move(object, { x: 0, y: top - own.top }, 'top')}
      />
      {object.unit === null && (
        <NumberInput
          label={words.boxWidth}
          value={own.width}
          least={1}
          most={mostPoints}
          onChange={(width) => resize(object, { ...own, width }, 'width')}
        />
      )}
    </div>
  );
}
