/** The parts of a parsed document in use here. Documents are only read, never modified. */
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

/** True for text and CDATA sections. */
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

/**
 * Pushes child nodes one by one: spreading as many arguments as an untrusted file has nodes would overflow
 * the stack.
 */
function pushReversed(pending: MarkupNode[], node: MarkupNode): void {
  for (const child of [...node.childNodes].reverse()) {
    pending.push(child);
  }
}

export function firstBelow(root: MarkupNode, name: string): MarkupElement | undefined {
  return descendantsOf(root, name).next().value ?? undefined;
}

/** Elements whose text is not part of the content. */
const hiddenElements = new Set(['style', 'script', 'desc', 'metadata']);

/** Elements that separate words. */
const apart = new Set(['p', 'br', 'div', 'li', 'v', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Text content with white space collapsed. */
export function wordsOf(node: MarkupNode | undefined): string {
  const parts: string[] = [];
  const pending = node === undefined ? [] : [node];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isText(next)) {
      parts.push(next.textContent ?? '');
    } else if (isElement(next) && !hiddenElements.has(nameOf(next))) {
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
