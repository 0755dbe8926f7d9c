import { editorWords } from '@octavo/i18n/editor';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { rounded } from '../document/geometry.ts';
import { mostPoints, NumberInput } from '../panel/fields.tsx';
import type { Graphic } from './graphic.ts';
import { movedPlace, normalAngle, sized } from './place-geometry.ts';
import { useGraphicActions } from './use-graphic-actions.ts';

/** Place, size and angle of a picture or a drawing in points. */
export function PlaceFields({ graphic }: { readonly graphic: Graphic }) {
  const words = editorWords(useLocale());
  const { place: setPlace } = useGraphicActions();
  const [keepsRatio, setKeepsRatio] = useState(true);
  const { place } = graphic;
  const { box, angle } = place;

  const resize = (side: 'width' | 'height', value: number) => {
    const other = side === 'width' ? 'height' : 'width';
    const opposite = keepsRatio ? Math.max(0.1, (box[other] * value) / box[side]) : box[other];
    const size = { width: value, height: value, [other]: opposite };
    setPlace(graphic, sized(place, size, { x: 1, y: 1 }), 'move', side);
  };

  return (
    <>
      <div className="ed-four">
        <NumberInput
          label={words.panel.left}
          value={box.left}
          least={-mostPoints}
          most={mostPoints}
          onChange={(left) =>
            setPlace(graphic, movedPlace(place, { x: left - box.left, y: 0 }), 'move', 'left')
          }
        />
        <NumberInput
          label={words.panel.top}
          value={box.top}
          least={-mostPoints}
          most={mostPoints}
          onChange={(top) => setPlace(graphic, movedPlace(place, { x: 0, y: top - box.top }), 'move', 'top')}
        />
        <NumberInput
          label={words.panel.boxWidth}
          value={box.width}
          least={1}
          most={mostPoints}
          onChange={(width) => resize('width', width)}
        />
        <NumberInput
          label={words.panel.boxHeight}
          value={box.height}
          least={1}
          most={mostPoints}
          onChange={(height) => resize('height', height)}
        />
        <NumberInput
          label={words.panel.angle}
          value={angle}
          least={-360}
          most={360}
          unit="°"
          onChange={(degrees) =>
            setPlace(graphic, { ...place, angle: rounded(normalAngle(degrees)) }, 'turn', 'angle')
          }
        />
      </div>
      <label className="ed-check">
        <input
          type="checkbox"
          checked={keepsRatio}
          onChange={(event) => setKeepsRatio(event.currentTarget.checked)}
        />
        <span>{words.graphics.keepRatio}</span>
      </label>
    </>
  );
}
