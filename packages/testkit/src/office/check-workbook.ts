import { orderFault } from './element-order.ts';
import { type PackageParts, packageFaults, xmlParts } from './package-faults.ts';
import { sheetOrders } from './sheet-orders.ts';
import { allElements, attributeOf, repeated, type XmlElement } from './xml-tree.ts';

/** Sheet names that Excel accepts. */
const sheetName = /^(?!')[^[\]:*?/\\]{1,31}(?<!')$/;

/** Faults in the parts of a workbook that Excel would refuse or repair. */
export function workbookFaults(parts: PackageParts): string[] {
  const roots = xmlParts(parts);
  const names = allElements(roots.get('xl/workbook.xml')).flatMap((each) =>
    attributeOf(each, 'sheet', 'name'),
  );
  const known = {
    styles: childrenOf(roots.get('xl/styles.xml'), 'cellXfs'),
    texts: childrenOf(roots.get('xl/sharedStrings.xml'), 'sst'),
  };
  const faults = [
    ...packageFaults(parts),
    ...(names.length === 0 ? ['no sheet'] : []),
    ...repeated(names.map((name) => name.toLowerCase())).map((name) => `two sheets ${name}`),
    ...names.filter((name) => !sheetName.test(name)).map((name) => `a sheet ${name}`),
  ];

  for (const [path, root] of roots) {
    const elements = allElements(root);
    const ordered = elements.map(({ name, children }) =>
      orderFault(
        sheetOrders,
        name,
        children.map((child) => child.name),
      ),
    );
    const own = [...ordered.filter((fault) => fault !== null), ...cellFaults(elements, known)];
    faults.push(...own.map((fault) => `${path}: ${fault}`));
  }

  return faults;
}

function childrenOf(root: XmlElement | undefined, name: string): number {
  return allElements(root).find((element) => element.name === name)?.children.length ?? 0;
}

/** Cells out of order, merged cells that overlap, and references to missing styles or texts. */
function cellFaults(
  elements: readonly XmlElement[],
  known: { readonly styles: number; readonly texts: number },
): string[] {
  const faults: string[] = [];
  const places = elements.flatMap((each) => attributeOf(each, 'c', 'r')).map(placeOf);
  const areas = elements.flatMap((each) => attributeOf(each, 'mergeCell', 'ref')).map(areaOf);

  for (const [index, [row, column]] of places.entries()) {
    const [lastRow, lastColumn] = places[index - 1] ?? [0, 0];

    if (row < lastRow || (row === lastRow && column <= lastColumn)) {
      faults.push(`cell of row ${row} and column ${column} out of order`);
    }
  }

  for (const [index, area] of areas.entries()) {
    if (areas.slice(0, index).some((other) => meet(area, other))) {
      faults.push(`merged cells that overlap in row ${area.top}`);
    }
  }

  for (const { name, attributes, children } of elements) {
    const value = children.find((child) => child.name === 'v')?.text ?? '';

    if (name === 'c' && Number(attributes.get('s') ?? 0) >= known.styles) {
      faults.push(`no style ${attributes.get('s')}`);
    }

    if (name === 'c' && attributes.get('t') === 's' && !(Number(value) < known.texts)) {
      faults.push(`no text ${value}`);
    }
  }

  return faults;
}

interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

function meet(one: CellRange, other: CellRange): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  );
}

function areaOf(reference: string): CellRange {
  const [first = '', last = first] = reference.split(':');
  const [top, left] = placeOf(first);
  const [bottom, right] = placeOf(last);

  return { top, left, bottom, right };
}

/** Row and column of a reference such as `AB12`, from 1. */
function placeOf(reference: string): readonly [number, number] {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

  return [Number(digits), column];
}
