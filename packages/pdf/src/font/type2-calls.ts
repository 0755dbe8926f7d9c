/** Numbers of the subroutines that a set of charstrings reaches. */
export interface ReachedSubroutines {
  readonly global: ReadonlySet<number>;
  readonly local: ReadonlySet<number>;
}

interface Walk {
  readonly global: readonly Uint8Array[];
  readonly local: readonly Uint8Array[];
  readonly reached: { global: Set<number>; local: Set<number> };
  stack: number[];
  stems: number;
  depth: number;
  calls: number;
}

const maxDepth = 10;

/**
 * Maximum subroutine calls per glyph; crafted subroutines that call others twice double the count with every
 * level.
 */
const mostCalls = 100_000;

/**
 * Follows the calls of Type 2 charstrings (Adobe Technical Note 5177). Undefined when a call cannot be
 * resolved, so that the caller keeps every subroutine.
 */
export function reachedSubroutines(
  charStrings: readonly Uint8Array[],
  global: readonly Uint8Array[],
  local: readonly Uint8Array[],
): ReachedSubroutines | undefined {
  const reached = { global: new Set<number>(), local: new Set<number>() };
  const walk: Walk = { global, local, reached, stack: [], stems: 0, depth: 0, calls: 0 };

  for (const charString of charStrings) {
    Object.assign(walk, { stack: [], stems: 0, depth: 0, calls: 0 });

    if (follow(walk, charString) === 'unclear') {
      return undefined;
    }
  }

  return reached;
}

function follow(walk: Walk, code: Uint8Array): 'returned' | 'ended' | 'unclear' {
  walk.depth += 1;

  if (walk.depth > maxDepth) {
    return 'unclear';
  }

  let position = 0;

  while (position < code.length) {
    const byte = code[position] ?? 0;

    if (byte >= 32 || byte === 28) {
      position = pushOperand(walk.stack, code, position);
      continue;
    }

    position += byte === 12 ? 2 : 1;

    if (byte === 14) {
      return 'ended';
    }

    if (byte === 11) {
      break;
    }

    if (byte === 10 || byte === 29) {
      const result = call(walk, byte === 29 ? 'global' : 'local');

      if (result !== 'returned') {
        return result;
      }

      continue;
    }

    // Arithmetic and storage operators compute call numbers that are known only by running the charstring.
    if (byte === 12 && !isFlex(code[position - 1] ?? 0)) {
      return 'unclear';
    }

    if (isStemOperator(byte)) {
      walk.stems += walk.stack.length >> 1;
    }

    if (byte === 19 || byte === 20) {
      position += (walk.stems + 7) >> 3;
    }

    walk.stack = [];
  }

  walk.depth -= 1;

  return 'returned';
}

function call(walk: Walk, kind: 'global' | 'local'): 'returned' | 'ended' | 'unclear' {
  const subroutines = walk[kind];
  const number = (walk.stack.pop() ?? Number.NaN) + subroutineBias(subroutines.length);
  const subroutine = subroutines[number];

  if (subroutine === undefined) {
    return 'unclear';
  }

  walk.calls += 1;

  if (walk.calls > mostCalls) {
    return 'unclear';
  }

  walk.reached[kind].add(number);

  return follow(walk, subroutine);
}

/**
 * True for hstem, vstem, hstemhm, vstemhm, and the masks, which take the values left on the stack as vertical
 * stems.
 */
function isStemOperator(byte: number): boolean {
  return byte === 1 || byte === 3 || byte === 18 || byte === 23 || byte === 19 || byte === 20;
}

function isFlex(escaped: number): boolean {
  return escaped >= 34 && escaped <= 37;
}

function pushOperand(stack: number[], code: Uint8Array, at: number): number {
  const byte = code[at] ?? 0;
  const next = code[at + 1] ?? 0;

  if (byte === 28) {
    stack.push(((next << 24) | ((code[at + 2] ?? 0) << 16)) >> 16);

    return at + 3;
  }

  if (byte <= 246) {
    stack.push(byte - 139);

    return at + 1;
  }

  if (byte <= 250) {
    stack.push((byte - 247) * 256 + next + 108);

    return at + 2;
  }

  if (byte <= 254) {
    stack.push(-(byte - 251) * 256 - next - 108);

    return at + 2;
  }

  // A 16.16 number never selects a subroutine, so its value does not matter here.
  stack.push(Number.NaN);

  return at + 5;
}

/** Bias subtracted from subroutine numbers when they are stored (Technical Note 5176, 16). */
function subroutineBias(count: number): number {
  return count < 1240 ? 107 : count < 33900 ? 1131 : 32768;
}
