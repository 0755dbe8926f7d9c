import type { GraphicsState } from './graphics-state.ts';

/** Operators that set colours (ISO 32000-2, table 73). */
const colourOperators: ReadonlySet<string> = new Set('g rg k cs sc scn G RG K CS SC SCN'.split(' '));

/** Notes the operator that sets a colour, as written; false for operators that set none. */
export function setColour(state: GraphicsState, operator: string, written: () => string): boolean {
  if (!colourOperators.has(operator)) {
    return false;
  }

  const isFill = operator === operator.toLowerCase();
  const lower = operator.toLowerCase();
  const text = written();

  if (lower === 'cs') {
    state[isFill ? 'fillSpace' : 'strokeSpace'] = text;
    state[isFill ? 'fill' : 'stroke'] = text;
  } else if (lower === 'sc' || lower === 'scn') {
    const space = state[isFill ? 'fillSpace' : 'strokeSpace'];
    state[isFill ? 'fill' : 'stroke'] = space === '' ? text : `${space} ${text}`;
  } else {
    state[isFill ? 'fillSpace' : 'strokeSpace'] = '';
    state[isFill ? 'fill' : 'stroke'] = text;
  }

  return true;
}
