import { eachOperator } from '../content/content-operators.ts';
import { isName, PdfName, type PdfObject, PdfString } from '../objects.ts';
import { CodeMap } from './code-map.ts';
import { type CidRange, type CodeRange, RangeTable } from './code-ranges.ts';

/** Maximum number of operands between two operators of a map: some writers put all entries in one section. */
export const mostMapOperands = 200_000;

/** Maximum number of code space ranges; real maps have a few. */
const mostSpaces = 256;

/** Maximum number of ranges of CIDs; the largest maps of Adobe have some 20,000. */
const mostRanges = 131_072;

/** Facts of a map that its stream dictionary may state. */
interface StatedEntries {
  readonly isVertical: boolean;
  readonly parent: CodeMap | null;
}

/**
 * Reads a CMap file (Adobe Technical Note 5014).
 *
 * @param parentOf returns the map that `usecmap` names
 */
export function readCodeMap(
  bytes: Uint8Array,
  parentOf: (name: string) => CodeMap | null,
  stated: StatedEntries = { isVertical: false, parent: null },
): CodeMap {
  const spaces: CodeRange[] = [];
  const cids: CidRange[] = [];
  const fallbacks: CidRange[] = [];
  let { isVertical, parent } = stated;

  eachOperator(
    bytes,
    (operator, operands) => {
      switch (operator) {
        case 'usecmap': {
          const name = operands.at(-1);
          parent ??= name instanceof PdfName ? parentOf(name.value) : null;
          break;
        }
        case 'def':
          if (isName(operands.at(-2) ?? null, 'WMode')) {
            isVertical = operands.at(-1) === 1;
          }

          break;
        case 'endcodespacerange':
          eachEntry(operands, 2, ([low, high]) => addRange(spaces, mostSpaces, low, high, (range) => range));
          break;
        case 'endcidchar':
          eachEntry(operands, 2, ([code, cid]) => addCids(cids, code, code, cid, false));
          break;
        case 'endcidrange':
          eachEntry(operands, 3, ([low, high, cid]) => addCids(cids, low, high, cid, false));
          break;
        case 'endnotdefchar':
          eachEntry(operands, 2, ([code, cid]) => addCids(fallbacks, code, code, cid, true));
          break;
        case 'endnotdefrange':
          eachEntry(operands, 3, ([low, high, cid]) => addCids(fallbacks, low, high, cid, true));
          break;
      }
    },
    mostMapOperands,
  );

  return new CodeMap({
    isVertical,
    spaces,
    cids: new RangeTable(cids),
    fallbacks: new RangeTable(fallbacks),
    parent,
  });
}

/** Calls `visit` for the entries of a section, each of `size` operands. */
export function eachEntry(
  operands: readonly PdfObject[],
  size: number,
  visit: (entry: readonly PdfObject[]) => void,
): void {
  for (let at = operands.length % size; at < operands.length; at += size) {
    visit(operands.slice(at, at + size));
  }
}

/** Number that the bytes of a code make. */
export function codeOf(bytes: Uint8Array): number {
  return bytes.reduce((code, byte) => code * 256 + byte, 0);
}

function addCids(
  ranges: CidRange[],
  low: PdfObject | undefined,
  high: PdfObject | undefined,
  cid: PdfObject | undefined,
  isConstant: boolean,
): void {
  if (typeof cid === 'number') {
    addRange(ranges, mostRanges, low, high, (range) => ({ ...range, cid, isConstant }));
  }
}

function addRange<Range>(
  ranges: Range[],
  most: number,
  low: PdfObject | undefined,
  high: PdfObject | undefined,
  made: (range: CodeRange) => Range,
): void {
  const isRange = low instanceof PdfString && high instanceof PdfString;

  if (isRange && low.bytes.length > 0 && low.bytes.length <= 4 && ranges.length < most) {
    ranges.push(made({ length: low.bytes.length, low: codeOf(low.bytes), high: codeOf(high.bytes) }));
  }
}
