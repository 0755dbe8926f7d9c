import { orderFault } from './element-order.ts';
import { type PackageParts, packageFaults, xmlParts } from './package-faults.ts';
import { slideOrders } from './slide-orders.ts';
import { allElements, attributeOf, repeated, type XmlElement } from './xml-tree.ts';

/** Lowest ids that PowerPoint accepts (ECMA-376, part 1, 19.7). */
const lowestId: Readonly<Record<string, number>> = {
  'p:sldId': 256,
  'p:sldMasterId': 2_147_483_648,
  'p:sldLayoutId': 2_147_483_648,
};

/** Faults in the parts of a presentation that PowerPoint would refuse or repair. */
export function slidesFaults(parts: PackageParts): string[] {
  const roots = xmlParts(parts);
  const faults = packageFaults(parts);
  const listed = [...roots.values()].flatMap(allElements).filter(({ name }) => name in lowestId);
  const idOf = ({ attributes }: XmlElement): string => attributes.get('id') ?? '';
  faults.push(...repeated(listed.map(idOf)).map((id) => `slides or layouts with one id ${id}`));
  faults.push(
    ...listed
      .filter((element) => !(Number(idOf(element)) >= (lowestId[element.name] ?? 0)))
      .map((element) => `${element.name} with the id ${idOf(element)}`),
  );

  for (const [path, root] of roots) {
    const elements = allElements(root);
    const shapes = elements.flatMap((each) => attributeOf(each, 'p:cNvPr', 'id'));
    faults.push(
      ...elements.flatMap(elementFaults).map((fault) => `${path}: ${fault}`),
      ...repeated(shapes).map((id) => `${path}: shape ${id} twice`),
    );
  }

  return faults;
}

function elementFaults({ name, children }: XmlElement): string[] {
  const fault = orderFault(
    slideOrders,
    name,
    children.map((child) => child.name),
  );
  const faults = fault === null ? [] : [fault];

  if (/^[ap]:txBody$/.test(name) && children.at(-1)?.name !== 'a:p') {
    faults.push(`${name} without a paragraph`);
  }

  if (name === 'a:tbl') {
    const columns = children.find((child) => child.name === 'a:tblGrid')?.children.length ?? 0;
    const uneven = children.filter(
      (child) =>
        child.name === 'a:tr' && child.children.filter((cell) => cell.name === 'a:tc').length !== columns,
    );
    faults.push(...uneven.map((row) => `row of ${row.children.length} cells in ${columns} columns`));
  }

  return faults;
}
