import type { Annotation } from '@octavo/contract/edits/annotations';
import { annotation as annotationSchema } from '@octavo/contract/edits/annotations';
import { expect, it } from 'vitest';
import { firstSettings } from '../tools/tool-settings.ts';
import { inkGesture } from './draw-gestures.ts';

it('draws strokes of any length as edit lists take them', () => {
  const added: Annotation[] = [];
  const gesture = inkGesture(
    { x: 0, y: 0 },
    {
      page: { width: 600, height: 800 },
      settings: firstSettings('en'),
      setDraft: () => undefined,
      add: (annotation) => added.push(annotation),
    },
  );
  const places = Array.from({ length: 25_000 }, (_, index) => ({ x: index % 2, y: (index % 800) + 1 }));

  gesture.move(places, false);
  gesture.end();
  const [drawing] = added;

  expect(drawing?.type === 'ink' && drawing.strokes.map(({ length }) => length)).toEqual([
    10_000, 10_000, 5003,
  ]);
  expect(annotationSchema.safeParse(drawing).success).toBe(true);
});
