import { standardEncoding } from './encodings.ts';
import type { GlyphOutline, HintSet, OutlineStep } from './outline.ts';
import type { Type1Program } from './type1-program.ts';

/** Thrown inside this module when a charstring does something outside Adobe Type 1 Font Format, chapter 6. */
class UnsupportedCharString extends Error {}

const maxCallDepth = 12;

/**
 * Maximum subroutine calls per glyph; crafted subroutines that call others twice double the count with every
 * level.
 */
const mostCalls = 100_000;

interface CharstringState {
  readonly program: Type1Program;
  readonly stack: number[];
  readonly postScript: number[];
  readonly steps: OutlineStep[];
  readonly hintSets: HintSet[];
  /** Collected points while a flex is being described, undefined otherwise. */
  flex: number[] | undefined;
  x: number;
  y: number;
  /** Origin of the character space being read; moved for the accent of a composite. */
  originX: number;
  originY: number;
  sideBearingX: number;
  sideBearingY: number;
  width: number;
  ended: boolean;
  pathOpen: boolean;
  depth: number;
  calls: number;
}

/** Interprets the charstring of `name`; undefined when its drawing cannot be determined exactly. */
export function readOutline(program: Type1Program, name: string): GlyphOutline | undefined {
  const code = program.charStrings.get(name);

  if (code === undefined) {
    return undefined;
  }

  const state: CharstringState = {
    program,
    stack: [],
    postScript: [],
    steps: [],
    hintSets: [{ horizontal: [], vertical: [] }],
    flex: undefined,
    x: 0,
    y: 0,
    originX: 0,
    originY: 0,
    sideBearingX: 0,
    sideBearingY: 0,
    width: 0,
    ended: false,
    pathOpen: false,
    depth: 0,
    calls: 0,
  };

  try {
    run(state, code);
  } catch (error) {
    if (error instanceof UnsupportedCharString) {
      return undefined;
    }

    throw error;
  }

  return { width: state.width, steps: state.steps, hintSets: state.hintSets };
}

function run(state: CharstringState, code: Uint8Array): void {
  state.depth += 1;
  state.calls += 1;

  if (state.calls > mostCalls) {
    throw new UnsupportedCharString('too many calls');
  }

  if (state.depth > maxCallDepth) {
    throw new UnsupportedCharString('subroutines nest too deep');
  }

  let position = 0;

  while (position < code.length && !state.ended) {
    const byte = code[position] ?? 0;

    if (byte >= 32) {
      position = pushNumber(state.stack, code, position);
      continue;
    }

    position += 1;

    if (byte === 11) {
      break;
    }

    if (byte === 12) {
      runEscape(state, code[position] ?? 0);
      position += 1;
    } else {
      runOperator(state, byte);
    }
  }

  state.depth -= 1;
}

function pushNumber(stack: number[], code: Uint8Array, position: number): number {
  const byte = code[position] ?? 0;

  if (byte <= 246) {
    stack.push(byte - 139);

    return position + 1;
  }

  const next = code[position + 1] ?? 0;

  if (byte <= 250) {
    stack.push((byte - 247) * 256 + next + 108);

    return position + 2;
  }

  if (byte <= 254) {
    stack.push(-(byte - 251) * 256 - next - 108);

    return position + 2;
  }

  stack.push(
    (next << 24) |
      ((code[position + 2] ?? 0) << 16) |
      ((code[position + 3] ?? 0) << 8) |
      (code[position + 4] ?? 0),
  );

  return position + 5;
}

function runOperator(state: CharstringState, operator: number): void {
  const { stack } = state;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = stack;

  switch (operator) {
    case 1:
      addStem(state, 'horizontal', a, b);
      break;
    case 3:
      addStem(state, 'vertical', a, b);
      break;
    case 4:
      move(state, 0, a);
      break;
    case 5:
      line(state, a, b);
      break;
    case 6:
      line(state, a, 0);
      break;
    case 7:
      line(state, 0, a);
      break;
    case 8:
      curve(state, [a, b, c, d, e, f]);
      break;
    case 9:
      state.pathOpen = false;
      break;
    case 10: {
      const subroutine = state.program.subroutines[stack.pop() ?? -1];

      if (subroutine === undefined) {
        throw new UnsupportedCharString('missing subroutine');
      }

      run(state, subroutine);

      return;
    }
    case 13:
      startGlyph(state, a, 0, b);
      break;
    case 14:
      state.ended = true;
      break;
    case 21:
      move(state, a, b);
      break;
    case 22:
      move(state, a, 0);
      break;
    case 30:
      curve(state, [0, a, b, c, d, 0]);
      break;
    case 31:
      curve(state, [a, 0, b, c, 0, d]);
      break;
    default:
      throw new UnsupportedCharString(`operator ${operator}`);
  }

  stack.length = 0;
}

function runEscape(state: CharstringState, operator: number): void {
  const { stack } = state;

  switch (operator) {
    case 0:
      break;
    case 1:
      for (let index = 0; index < 6; index += 2) {
        addStem(state, 'vertical', stack[index] ?? 0, stack[index + 1] ?? 0);
      }

      break;
    case 2:
      for (let index = 0; index < 6; index += 2) {
        addStem(state, 'horizontal', stack[index] ?? 0, stack[index + 1] ?? 0);
      }

      break;
    case 6:
      drawComposite(state);
      break;
    case 7:
      startGlyph(state, stack[0] ?? 0, stack[1] ?? 0, stack[2] ?? 0);
      break;
    case 12: {
      const divisor = stack.pop() ?? 0;
      const dividend = stack.pop() ?? 0;

      if (divisor === 0) {
        throw new UnsupportedCharString('division by zero');
      }

      stack.push(dividend / divisor);

      return;
    }
    case 16:
      callOther(state);

      return;
    case 17:
      stack.push(state.postScript.pop() ?? 0);

      return;
    case 33:
      // `setcurrentpoint` follows a flex, whose end point is already the current point.
      break;
    default:
      throw new UnsupportedCharString(`operator 12 ${operator}`);
  }

  stack.length = 0;
}

/** Runs one of the four predefined OtherSubrs procedures (Adobe Type 1 Font Format, 8.3 and 8.4). */
function callOther(state: CharstringState): void {
  const { stack } = state;
  const procedure = stack.pop();
  const count = stack.pop() ?? 0;
  const operands = count > 0 ? stack.splice(-count) : [];

  switch (procedure) {
    case 0:
      endFlex(state, operands);
      break;
    case 1:
      state.flex = [];
      break;
    case 2:
      state.flex?.push(state.x, state.y);
      break;
    case 3:
      state.hintSets.push({ horizontal: [], vertical: [] });
      state.postScript.push(operands[0] ?? 3);
      break;
    default:
      throw new UnsupportedCharString(`procedure ${procedure}`);
  }
}

/** Ends a flex, which seven points describe: a reference point that is not drawn, then two curves. */
function endFlex(state: CharstringState, operands: readonly number[]): void {
  const points = state.flex;

  if (points?.length !== 14) {
    throw new UnsupportedCharString('malformed flex');
  }

  state.flex = undefined;
  const hintSet = state.hintSets.length - 1;
  state.steps.push({ kind: 'curve', hintSet, points: points.slice(2, 8) });
  state.steps.push({ kind: 'curve', hintSet, points: points.slice(8, 14) });
  state.postScript.push(operands[2] ?? 0, operands[1] ?? 0);
}

function startGlyph(state: CharstringState, bearingX: number, bearingY: number, width: number): void {
  state.sideBearingX = bearingX;
  state.sideBearingY = bearingY;
  state.width = width;
  state.x = state.originX + bearingX;
  state.y = state.originY + bearingY;
}

function addStem(
  state: CharstringState,
  direction: 'horizontal' | 'vertical',
  position: number,
  width: number,
): void {
  const set = state.hintSets.at(-1);
  const edge =
    direction === 'horizontal'
      ? position + state.originY + state.sideBearingY
      : position + state.originX + state.sideBearingX;
  set?.[direction].push({ edge, width });
}

function move(state: CharstringState, dx: number, dy: number): void {
  state.x += dx;
  state.y += dy;

  if (state.flex !== undefined) {
    return;
  }

  state.pathOpen = true;
  state.steps.push({ kind: 'move', hintSet: state.hintSets.length - 1, points: [state.x, state.y] });
}

function line(state: CharstringState, dx: number, dy: number): void {
  requirePath(state);
  state.x += dx;
  state.y += dy;
  state.steps.push({ kind: 'line', hintSet: state.hintSets.length - 1, points: [state.x, state.y] });
}

function curve(state: CharstringState, deltas: readonly number[]): void {
  requirePath(state);
  const points: number[] = [];

  for (let index = 0; index < 6; index += 2) {
    state.x += deltas[index] ?? 0;
    state.y += deltas[index + 1] ?? 0;
    points.push(state.x, state.y);
  }

  state.steps.push({ kind: 'curve', hintSet: state.hintSets.length - 1, points });
}

/** Opens a path with a move, which Type 2 requires; Type 1 may continue from the current point. */
function requirePath(state: CharstringState): void {
  if (state.pathOpen) {
    return;
  }

  state.pathOpen = true;
  state.steps.push({ kind: 'move', hintSet: state.hintSets.length - 1, points: [state.x, state.y] });
}

/** Draws base and accent in place of `seac`, which later formats discourage. */
function drawComposite(state: CharstringState): void {
  const [accentBearing = 0, dx = 0, dy = 0, baseCode = -1, accentCode = -1] = state.stack;
  const base = state.program.charStrings.get(standardEncoding[baseCode] ?? '');
  const accent = state.program.charStrings.get(standardEncoding[accentCode] ?? '');

  if (base === undefined || accent === undefined) {
    throw new UnsupportedCharString('incomplete composite');
  }

  const { width, sideBearingX } = state;
  drawPart(state, base, 0, 0);
  drawPart(state, accent, sideBearingX + dx - accentBearing, dy);
  state.width = width;
  state.ended = true;
}

function drawPart(state: CharstringState, code: Uint8Array, originX: number, originY: number): void {
  state.hintSets.push({ horizontal: [], vertical: [] });
  state.stack.length = 0;
  state.originX = originX;
  state.originY = originY;
  state.ended = false;
  state.pathOpen = false;
  run(state, code);
}
