import type { PicturePlace } from '@octavo/contract/edits/objects';
import { useEffect, useRef } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import type { Graphic } from './graphic.ts';
import { cornersOfPlace } from './place-geometry.ts';

interface GraphicGhostProps {
  readonly graphic: Graphic;
  /** Place to which it is being dragged. */
  readonly place: PicturePlace;
  /** Pixels of a point. */
  readonly scale: number;
}

/** Picture of a graphic at the place to which it is dragged, as the engine drew it before. */
export function GraphicGhost({ graphic, place, scale }: GraphicGhostProps) {
  const { document } = useEditor();
  const operations = useOperations(graphic.page);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { page, box } = graphic;
  const start = useRef({ operations, box, scale });

  useEffect(() => {
    const aborter = new AbortController();
    const { operations, box, scale } = start.current;
    const pixels = scale * window.devicePixelRatio;
    document
      .draw(page, operations, { region: box, scale: pixels, priority: 'view' }, aborter.signal)
      .then((bitmap) => {
        const { current } = canvas;

        if (current !== null) {
          [current.width, current.height] = [bitmap.width, bitmap.height];
          current.getContext('2d')?.drawImage(bitmap, 0, 0);
        }

        bitmap.close();
      })
      // The frame shows the place without a picture, too.
      .catch(() => undefined);

    return () => aborter.abort();
  }, [document, page]);

  return (
    <canvas
      ref={canvas}
      className="ed-graphic-ghost"
      aria-hidden="true"
      style={{
        width: box.width * scale,
        height: box.height * scale,
        transform: `matrix(${transformOf(graphic, place, scale).join(', ')})`,
      }}
    />
  );
}

/** Transformation from the upright box around a graphic, in pixels, to its new place on the page. */
function transformOf({ box, place: before }: Graphic, after: PicturePlace, scale: number): readonly number[] {
  const [from, to] = [frameOf(before), frameOf(after)];
  const determinant = from.a * from.d - from.b * from.c;
  const back = {
    a: from.d / determinant,
    b: -from.b / determinant,
    c: -from.c / determinant,
    d: from.a / determinant,
  };
  const [a, b, c, d] = [
    back.a * to.a + back.b * to.c,
    back.a * to.b + back.b * to.d,
    back.c * to.a + back.d * to.c,
    back.c * to.b + back.d * to.d,
  ];
  const [dx, dy] = [box.left - from.x, box.top - from.y];

  return [a, b, c, d, (dx * a + dy * c + to.x) * scale, (dx * b + dy * d + to.y) * scale];
}

/** Sides of a place, to the right and downwards, and its first corner. */
function frameOf(place: PicturePlace) {
  const [first, right, , below] = cornersOfPlace(place);
  const [one, two, three] = [first!, right!, below!];

  return place.mirrored
    ? { a: one.x - two.x, b: one.y - two.y, c: three.x - one.x, d: three.y - one.y, x: two.x, y: two.y }
    : { a: two.x - one.x, b: two.y - one.y, c: three.x - one.x, d: three.y - one.y, x: one.x, y: one.y };
}
