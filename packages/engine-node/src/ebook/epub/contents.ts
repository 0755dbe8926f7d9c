import type { ContentsEntry, LinkDestination } from '../book.ts';
import { resolveReference } from '../container/paths.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  descendantsOf,
  firstBelow,
  type MarkupElement,
  wordsOf,
} from '../markup/elements.ts';

/** Deeper nesting is a mistake or an attack. */
const deepestLevel = 16;

/** The contents in a navigation document (EPUB 3.3, 7). */
export function readNav(root: MarkupElement, path: string): ContentsEntry[] {
  const navs = [...descendantsOf(root, 'nav')];
  const nav = navs.find((each) => attributeOf(each, 'type')?.split(/\s+/).includes('toc')) ?? navs[0];
  const list = nav === undefined ? undefined : firstBelow(nav, 'ol');

  return list === undefined ? [] : navEntries(list, path, 0);
}

function navEntries(list: MarkupElement, path: string, level: number): ContentsEntry[] {
  return childrenOf(list, 'li').flatMap((item) => {
    const inner = childOf(item, 'ol');
    const label = childrenOf(item).find((element) => element !== inner);
    const link =
      label === undefined
        ? undefined
        : [label, ...descendantsOf(label)].find((each) => attributeOf(each, 'href') !== null);
    const children = inner === undefined || level >= deepestLevel ? [] : navEntries(inner, path, level + 1);

    return entryOf(
      wordsOf(label),
      targetOf(link === undefined ? null : attributeOf(link, 'href'), path),
      children,
    );
  });
}

/** The contents of EPUB 2 and of digital talking books (ANSI/NISO Z39.86, 8). */
export function readNcx(root: MarkupElement, path: string): ContentsEntry[] {
  const map = firstBelow(root, 'navmap');

  return map === undefined ? [] : ncxEntries(map, path, 0);
}

function ncxEntries(parent: MarkupElement, path: string, level: number): ContentsEntry[] {
  return childrenOf(parent, 'navpoint').flatMap((point) => {
    const content = childOf(point, 'content');
    const target = targetOf(content === undefined ? null : attributeOf(content, 'src'), path);
    const children = level >= deepestLevel ? [] : ncxEntries(point, path, level + 1);

    return entryOf(wordsOf(childOf(point, 'navlabel')), target, children);
  });
}

/** An entry without a title is replaced by its children. */
function entryOf(title: string, target: LinkDestination | null, children: ContentsEntry[]): ContentsEntry[] {
  return title === '' ? children : [{ title, target, children }];
}

function targetOf(href: string | null, path: string): LinkDestination | null {
  const reference = href === null ? null : resolveReference(path, href);

  return reference === null ? null : { path: reference.path, id: reference.fragment };
}
