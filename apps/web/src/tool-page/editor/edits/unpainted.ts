import type { PageObject } from './page-objects.ts';

/** Objects that look other than when the page was last drawn. Links are not drawn. */
export function unpaintedOf(
  objects: readonly PageObject[],
  painted: readonly PageObject[],
): readonly PageObject[] {
  return objects.filter(({ key, kind, annotation, box }) => {
    const before = painted.find((other) => other.key === key);

    if (kind === 'link' || before === undefined) {
      return kind !== 'link';
    }

    return annotation === null
      ? before.box.left !== box.left || before.box.top !== box.top
      : before.annotation !== annotation;
  });
}
