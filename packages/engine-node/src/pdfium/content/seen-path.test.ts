import type { PathCommand } from '@octavo/pdf/content/page-content';
import { expect, it } from 'vitest';
import { seenPath } from './seen-path.ts';

const clip = { left: 0, top: 0, right: 100, bottom: 100, isBox: true };

const triangle: readonly PathCommand[] = [
  { kind: 'move', x: 50, y: 20 },
  { kind: 'line', x: 150, y: 20 },
  { kind: 'line', x: 50, y: 80 },
  { kind: 'close' },
];

it('leaves a path within its clip unchanged', () => {
  const wide = { ...clip, right: 200 };

  expect(seenPath(triangle, wide, null)).toBe(triangle);
  expect(seenPath(triangle, { ...wide, isBox: false }, 1)).toBe(triangle);
});

it('cuts a polygon along its rectangular clip', () => {
  const seen = seenPath(triangle, clip, null) ?? [];
  const across = seen.flatMap((command) => (command.kind === 'close' ? [] : [command.x]));

  expect(Math.max(...across)).toBe(100);
  expect(seen).toContainEqual({ kind: 'line', x: 100, y: 50 });
});

it('returns null for a clip that is not rectangular', () => {
  expect(seenPath(triangle, { ...clip, isBox: false }, null)).toBeNull();
});
