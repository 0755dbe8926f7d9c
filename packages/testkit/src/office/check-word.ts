import { orderFault } from './element-order.ts';
import { type PackageParts, packageFaults, xmlParts } from './package-faults.ts';
import { wordOrders } from './word-orders.ts';
import { allElements, attributeOf, repeated, type XmlElement } from './xml-tree.ts';

const holders = /^w:(tc|txbxContent|hdr|ftr)$/;

/**
 * Faults in the parts of a document that Word would refuse: elements out of order, ids used twice, parts and
 * styles that are missing, cells and text boxes without a paragraph at their end.
 */
export function wordFaults(parts: PackageParts): string[] {
  const faults = packageFaults(parts);
  const roots = xmlParts(parts);

  const styles = new Set(
    allElements(roots.get('word/styles.xml')).flatMap((each) => attributeOf(each, 'w:style', 'w:styleId')),
  );
  const numbers = new Set(
    allElements(roots.get('word/numbering.xml')).flatMap((each) => attributeOf(each, 'w:num', 'w:numId')),
  );

  for (const [path, root] of roots) {
    const elements = allElements(root);
    faults.push(...elements.flatMap((element) => elementFaults(element)).map((fault) => `${path}: ${fault}`));
    faults.push(
      ...repeated(elements.flatMap((each) => attributeOf(each, 'w:bookmarkStart', 'w:id'))).map(
        (id) => `${path}: bookmark ${id} twice`,
      ),
    );
    faults.push(
      ...repeated(elements.flatMap((each) => attributeOf(each, 'wp:docPr', 'id'))).map(
        (id) => `${path}: drawing ${id} twice`,
      ),
    );

    for (const element of elements) {
      const value = element.attributes.get('w:val') ?? '';

      if (/^w:[prt]Style$|^w:tblStyle$/.test(element.name) && !styles.has(value)) {
        faults.push(`${path}: no style ${value}`);
      }

      if (element.name === 'w:numId' && !numbers.has(value)) {
        faults.push(`${path}: no numbering ${value}`);
      }
    }
  }

  return faults;
}

function elementFaults(element: XmlElement): string[] {
  const fault = orderFault(
    wordOrders,
    element.name,
    element.children.map(({ name }) => name),
  );
  const faults = fault === null ? [] : [fault];

  if (holders.test(element.name) && element.children.at(-1)?.name !== 'w:p') {
    faults.push(`${element.name} without a paragraph at its end`);
  }

  if (element.name === 'w:tr' && element.children.every(({ name }) => name !== 'w:tc')) {
    faults.push('row without cells');
  }

  return faults;
}
