/** What is read of a parsed document; it is never changed, only written anew. */
export interface MarkupNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<MarkupNode>;
}

export interface MarkupElement extends MarkupNode {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  getAttribute(name: string): string | null;
}

const elementNode = 1;

export function isElement(node: MarkupNode): node is MarkupElement {
  return node.nodeType === elementNode;
}

/** Text or a CDATA section. */
export function isText(node: MarkupNode): boolean {
  return node.nodeType === 3 || node.nodeType === 4;
}

/** The name without its prefix, in lower case: prefixes differ from book to book. */
export function nameOf(element: MarkupElement): string {
  return element.localName.slice(element.localName.indexOf(':') + 1).toLowerCase();
}

export function childrenOf(parent: MarkupNode, name?: string): MarkupElement[] {
  const elements: MarkupElement[] = [];

  for (const node of parent.childNodes) {
    if (isElement(node) && (name === undefined || nameOf(node) === name)) {
      elements.push(node);
    }
  }

  return elements;
}

export function childOf(parent: MarkupNode | undefined, name: string): MarkupElement | undefined {
  return parent === undefined ? undefined : childrenOf(parent, name)[0];
}

/** All elements of a name below a node, in document order. */
export function* descendantsOf(root: MarkupNode, name?: string): Generator<MarkupElement> {
  const pending: MarkupNode[] = [...root.childNodes].reverse();

  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isElement(node)) {
      continue;
    }

    if (name === undefined || nameOf(node) === name) {
      yield node;
    }

    pushReversed(pending, node);
  }
}

/** A spread of as many arguments as a stranger's file has nodes would overflow the stack. */
function pushReversed(pending: MarkupNode[], node: MarkupNode): void {
  for (const child of [...node.childNodes].reverse()) {
    pending.push(child);
  }
}

export function firstBelow(root: MarkupNode, name: string): MarkupElement | undefined {
  return descendantsOf(root, name).next().value ?? undefined;
}

/** Their text is not part of what one reads. */
const unspoken = new Set(['style', 'script', 'desc', 'metadata']);

/** Words on either side of these are not one word. */
const apart = new Set(['p', 'br', 'div', 'li', 'v', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The words inside, blanks joined. */
export function wordsOf(node: MarkupNode | undefined): string {
  const parts: string[] = [];
  const pending = node === undefined ? [] : [node];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isText(next)) {
      parts.push(next.textContent ?? '');
    } else if (isElement(next) && !unspoken.has(nameOf(next))) {
      parts.push(apart.has(nameOf(next)) ? ' ' : '');
      pushReversed(pending, next);
    }
  }

  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** An attribute by its name without prefix. */
export function attributeOf(element: MarkupElement, name: string): string | null {
  for (const attribute of element.attributes) {
    if (attribute.name.slice(attribute.name.indexOf(':') + 1) === name) {
      return attribute.value;
    }
  }

  return null;
}
