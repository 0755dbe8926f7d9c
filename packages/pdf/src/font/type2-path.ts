/** Maximum number of operands on the stack of a charstring (Adobe Technical Note 5177, appendix B). */
export const stackLimit = 48;

/** Number of lines from `start` that alternate between horizontal and vertical. */
export function alternatingLines(run: readonly (readonly number[])[], start: number): number {
  let previous: 'horizontal' | 'vertical' | undefined;
  let count = 0;

  while (start + count < run.length && count < stackLimit) {
    const [dx, dy] = run[start + count] ?? [];
    const direction = dy === 0 && dx !== 0 ? 'horizontal' : dx === 0 ? 'vertical' : undefined;

    if (direction === undefined || direction === previous) {
      break;
    }

    previous = direction;
    count += 1;
  }

  return count;
}

/** Operators that draw several curves at once (Technical Note 5177, 4.1). */
export type CurveOperator = 'rrcurveto' | 'hhcurveto' | 'vvcurveto' | 'hvcurveto' | 'vhcurveto';

type CurveRun = readonly [name: CurveOperator, count: number, operands: readonly number[]];

/** Returns the operator that covers the most curves from `start`; `rrcurveto` when no special one fits. */
export function bestCurves(run: readonly (readonly number[])[], start: number): CurveRun {
  const candidates = [
    alternatingCurves(run, start, true),
    alternatingCurves(run, start, false),
    parallelCurves(run, start, true),
    parallelCurves(run, start, false),
  ];
  const best = candidates.reduce((one, other) => (other[1] > one[1] ? other : one));

  if (best[1] > 0) {
    return best;
  }

  const operands: number[] = [];
  let count = 0;

  while (start + count < run.length && operands.length + 6 <= stackLimit) {
    const special = count > 0 && isSpecial(run[start + count] ?? []);

    if (special) {
      break;
    }

    operands.push(...(run[start + count] ?? []));
    count += 1;
  }

  return ['rrcurveto', count, operands];
}

function isSpecial(d: readonly number[]): boolean {
  return (d[0] === 0 || d[1] === 0) && (d[4] === 0 || d[5] === 0);
}

/**
 * Collects curves for hhcurveto or vvcurveto: every curve begins and ends in the same direction; only the
 * first may begin at an angle.
 */
function parallelCurves(run: readonly (readonly number[])[], start: number, horizontal: boolean): CurveRun {
  const [along, across] = horizontal ? [0, 1] : [1, 0];
  const operands: number[] = [];
  let count = 0;

  while (start + count < run.length && operands.length + 5 <= stackLimit) {
    const d = run[start + count] ?? [];
    const lean = d[across] ?? 0;

    if ((d[4 + across] ?? 0) !== 0 || (lean !== 0 && count > 0)) {
      break;
    }

    if (lean !== 0) {
      operands.push(lean);
    }

    operands.push(d[along] ?? 0, d[2] ?? 0, d[3] ?? 0, d[4 + along] ?? 0);
    count += 1;
  }

  return [horizontal ? 'hhcurveto' : 'vvcurveto', count, operands];
}

/**
 * Collects curves for hvcurveto or vhcurveto: they alternate between horizontal and vertical starts; only the
 * last may end at an angle.
 */
function alternatingCurves(
  run: readonly (readonly number[])[],
  start: number,
  horizontal: boolean,
): CurveRun {
  const operands: number[] = [];
  let count = 0;
  let fromHorizontal = horizontal;

  while (start + count < run.length && operands.length + 5 <= stackLimit) {
    const d = run[start + count] ?? [];
    const [along, across] = fromHorizontal ? [0, 1] : [1, 0];

    if ((d[across] ?? 0) !== 0) {
      break;
    }

    operands.push(d[along] ?? 0, d[2] ?? 0, d[3] ?? 0, d[4 + across] ?? 0);
    count += 1;
    fromHorizontal = !fromHorizontal;
    const lean = d[4 + along] ?? 0;

    if (lean !== 0) {
      operands.push(lean);
      break;
    }
  }

  return [horizontal ? 'hvcurveto' : 'vhcurveto', count, operands];
}
