import type { Point } from '@octavo/contract/edits/primitives';

/** Point of a text such as `72,640`. */
export function pointOf(text = '0,0'): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);

  return { x, y };
}
