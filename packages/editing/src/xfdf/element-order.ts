import type { XmlElement } from './xml-tree.ts';

/** Elements in an order in which replies follow what they reply to; replies in a circle are left out. */
export function parentsFirst(elements: readonly XmlElement[]): XmlElement[] {
  const names = new Set(elements.map(nameOf));
  const replies = new Map<string, XmlElement[]>();

  for (const element of elements) {
    const others = replies.get(parentOf(element)) ?? [];
    others.push(element);
    replies.set(parentOf(element), others);
  }

  const ordered = elements.filter((element) => !names.has(parentOf(element)));

  // The list grows while it is read: replies of replies follow.
  for (const element of ordered) {
    for (const reply of replies.get(nameOf(element)) ?? []) {
      ordered.push(reply);
    }

    replies.delete(nameOf(element));
  }

  return ordered;
}

function nameOf({ attributes }: XmlElement): string {
  return keyOf(Number(attributes['page'] ?? '0'), attributes['name'] ?? '');
}

/** Name of the annotation that one replies to; that of no annotation for others. */
function parentOf({ attributes }: XmlElement): string {
  const { page = '0', inreplyto } = attributes;

  return inreplyto === undefined ? '' : keyOf(Number(page), inreplyto);
}

/** Key of an annotation by the index of its page and its name, which is unique there. */
export function keyOf(pageIndex: number, name: string): string {
  return `${pageIndex} ${name}`;
}
