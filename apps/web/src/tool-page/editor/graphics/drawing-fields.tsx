import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { ColorField } from '../panel/color-field.tsx';
import { NumberInput } from '../panel/fields.tsx';
import { inkColors } from '../tools/tool-settings.ts';
import type { Graphic } from './graphic.ts';
import { useGraphicActions } from './use-graphic-actions.ts';

/** Colours and opacity of a drawing. */
export function DrawingFields({ graphic }: { readonly graphic: Graphic }) {
  const words = editorWords(useLocale());
  const { style: setStyle } = useGraphicActions();
  const { style, hasFill, hasStroke } = graphic;
  // Parts of several colours have none of those that are offered.
  const { fill = graphic.fill ?? undefined, stroke, opacity = 1 } = style;
  const line = stroke === null ? null : (stroke?.color ?? graphic.stroke ?? undefined);

  return (
    <>
      {hasFill && (
        <ColorField
          label={words.panel.fill}
          value={fill}
          colors={inkColors}
          takesNone
          onChange={(color) => setStyle(graphic, { fill: color }, 'fill')}
        />
      )}
      {hasStroke && (
        <ColorField
          label={words.graphics.lines}
          value={line}
          colors={inkColors}
          takesNone
          onChange={(color) => setStyle(graphic, { stroke: color === null ? null : { color } }, 'line')}
        />
      )}
      <NumberInput
        label={words.panel.opacity}
        value={Math.round(opacity * 100)}
        least={5}
        most={100}
        step={5}
        unit="%"
        onChange={(percent) => setStyle(graphic, { opacity: percent / 100 }, 'opacity')}
      />
    </>
  );
}
