import { expect, it } from 'vitest';
import { readOutline } from './type1-charstring.ts';
import { reachedSubroutines } from './type2-calls.ts';

/** Subroutines that each call the next a hundred times. */
const chain = (opening: (next: number) => readonly number[], levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    Uint8Array.from(
      level === levels - 1 ? [11] : [...Array.from({ length: 100 }, () => opening(level + 1)).flat(), 11],
    ),
  );

it('stops Type 2 glyphs whose subroutines multiply with every level', { timeout: 5000 }, () => {
  // Subroutine numbers are stored minus the bias 107; small integers are encoded plus 139.
  const local = chain((next) => [next - 107 + 139, 10], 9);

  expect(reachedSubroutines([Uint8Array.from([32, 10, 14])], [], local)).toBe(undefined);
});

it('stops Type 1 glyphs whose subroutines multiply with every level', { timeout: 5000 }, () => {
  const program = {
    fontMatrix: [],
    fontBox: [],
    encoding: [],
    charStrings: new Map([['A', Uint8Array.from([139, 10, 14])]]),
    subroutines: chain((next) => [139 + next, 10], 9),
    hints: new Map(),
  };

  expect(readOutline(program, 'A')).toBe(undefined);
});
