import { orderFault } from './element-orders.ts';

interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
}

const holders = /^w:(tc|txbxContent|hdr|ftr)$/;

type Parts = ReadonlyMap<string, string | Uint8Array>;

/**
 * What Word would refuse in the parts of a document: elements out of order, ids used twice, relationships and styles
 * that lead nowhere, cells and text boxes without a paragraph at their end.
 */
export function wordFaults(parts: Parts): string[] {
  const faults: string[] = [];
  const roots = new Map<string, XmlElement>();

  for (const [path, content] of parts) {
    if (typeof content === 'string') {
      roots.set(path, parseXml(content));
    }
  }

  const styles = new Set(
    all(roots.get('word/styles.xml')).flatMap((each) => attributeOf(each, 'w:style', 'w:styleId')),
  );
  const numbers = new Set(
    all(roots.get('word/numbering.xml')).flatMap((each) => attributeOf(each, 'w:num', 'w:numId')),
  );

  for (const [path, root] of roots) {
    const elements = all(root);
    const related = new Set(
      all(roots.get(relationshipsOf(path))).flatMap((each) => attributeOf(each, 'Relationship', 'Id')),
    );
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

      for (const [name, id] of element.attributes) {
        if (/^r:(id|embed)$/.test(name) && !related.has(id)) {
          faults.push(`${path}: no relationship ${id}`);
        }
      }
    }

    if (path.endsWith('.rels')) {
      faults.push(...danglingTargets(path, elements, parts));
    }
  }

  return faults;
}

function elementFaults(element: XmlElement): string[] {
  const fault = orderFault(
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

function danglingTargets(path: string, elements: readonly XmlElement[], parts: Parts): string[] {
  return elements.flatMap(({ attributes }) => {
    const target = attributes.get('Target');

    return target === undefined || attributes.get('TargetMode') === 'External' || parts.has(target.slice(1))
      ? []
      : [`${path}: no part ${target}`];
  });
}

function relationshipsOf(path: string): string {
  return path.replace(/([^/]*)$/, '_rels/$1.rels');
}

function attributeOf({ name, attributes }: XmlElement, element: string, attribute: string): string[] {
  const value = attributes.get(attribute);

  return name === element && value !== undefined ? [value] : [];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function all(root: XmlElement | undefined): XmlElement[] {
  return root === undefined ? [] : [root, ...root.children.flatMap(all)];
}

/** Reads XML of our own making, which has neither comments nor CDATA. */
function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];

  for (const [, end, name = '', attributes = '', empty] of source.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (end === '/') {
      const closed = open.pop();

      if (closed?.name !== name) {
        throw new Error(`${closed?.name} closed by ${name}`);
      }

      continue;
    }

    const element: XmlElement = {
      name,
      attributes: new Map(
        [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
      children: [],
    };
    open.at(-1)?.children.push(element);

    if (empty !== '/') {
      open.push(element);
    }
  }

  return root;
}
