import type { TagElement } from '@octavo/pdf/content/page-content';

export interface DrawnTag extends Partial<TagElement> {
  readonly type: string;
  readonly kids?: readonly (DrawnTag | string)[];
}

/** Flattens a tag tree into a list, parents first: elements are numbered in the order they are written. */
export function drawnTags(...roots: readonly (DrawnTag | string)[]): TagElement[] {
  const elements: TagElement[] = [];

  const add = (drawn: DrawnTag | string, parent: number): void => {
    const { kids = [], ...tag } = typeof drawn === 'string' ? { type: drawn } : drawn;
    const index = elements.push({
      alternative: null,
      actualText: null,
      columnSpan: 1,
      rowSpan: 1,
      ...tag,
      parent,
    });

    for (const kid of kids) {
      add(kid, index - 1);
    }
  };

  for (const root of roots) {
    add(root, -1);
  }

  return elements;
}
