import { expect, it } from 'vitest';
import { evenBaselines } from './even-baselines.ts';

const linesAt = (baselines: readonly number[], paragraph = 0) =>
  baselines.map((baseline) => ({ paragraph, baseline, height: 31 }));

it('evens out lines whose baselines are off by a pixel', () => {
  const even = evenBaselines(linesAt([208, 259, 308, 359, 408]));
  const steps = even.slice(1).map((baseline, index) => baseline - even[index]!);

  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-9);
  expect(steps[0]).toBeCloseTo(50, 0);
});

it('keeps lines at different distances, and lines that are few', () => {
  expect(evenBaselines(linesAt([208, 259, 330, 359]))).toEqual([208, 259, 330, 359]);
  expect(evenBaselines([...linesAt([208, 259]), ...linesAt([400, 451], 1)])).toEqual([208, 259, 400, 451]);
});
