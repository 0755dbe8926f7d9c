/** An XML element with its attributes as written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** Text directly inside the element, as written. */
  text: string;
}

/** An element and all its descendants in document order; none for a missing part. */
export function allElements(root: XmlElement | undefined): XmlElement[] {
  return root === undefined ? [] : [root, ...root.children.flatMap(allElements)];
}

/** Reads XML of our own making, which has neither comments nor CDATA. */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  let read = 0;

  for (const match of source.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [tag, end, name = '', attributes = '', empty] = match;
    const around = open.at(-1);

    if (around !== undefined) {
      around.text += source.slice(read, match.index);
    }

    read = match.index + tag.length;

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
      text: '',
    };
    around?.children.push(element);

    if (empty !== '/') {
      open.push(element);
    }
  }

  const [, left] = open;

  if (left !== undefined) {
    throw new Error(`${left.name} is not closed`);
  }

  return root;
}

/** Value of the attribute when the element has this name; otherwise empty. */
export function attributeOf({ name, attributes }: XmlElement, element: string, attribute: string): string[] {
  const value = attributes.get(attribute);

  return name === element && value !== undefined ? [value] : [];
}

/** Values that occur again. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();

  return values.filter((value) => {
    const isKnown = seen.has(value);
    seen.add(value);

    return isKnown;
  });
}
