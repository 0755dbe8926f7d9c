import { resolveReference } from '../container/paths.ts';
import { attributeOf, type MarkupElement, nameOf } from '../markup/elements.ts';
import { type ChapterPlace, innerCss, pictureAddress } from './chapter-place.ts';
import { attribute } from './escape.ts';

/** Attributes to drop: written elsewhere, related to scripts, or selecting among files. */
const dropped = new Set(
  (
    'id name src srcset sizes href alt data type classid codebase archive base target ping ' +
    'download action formaction autofocus contenteditable usemap data-octavo-words'
  ).split(' '),
);

/** Prefixes declared in the printed documents. */
const prefixes = new Set(['xml', 'epub', 'xlink']);

const notes = /\b(footnotes?|endnotes?|rearnotes?|notes)\b/;

/** Attributes of an element for the printed document: ids and links valid in the whole book, no scripts. */
export function keptAttributes(element: MarkupElement, place: ChapterPlace): string {
  const written = new Set<string>();
  let text = '';
  const add = (name: string, value: string | null) => {
    if (value !== null && !written.has(name)) {
      written.add(name);
      text += attribute(name, value);
    }
  };

  add('id', idOf(element, place));
  addAddress(element, place, add);

  for (const { name, value } of element.attributes) {
    const [prefix, local] = name.includes(':') ? name.split(':', 2) : [null, name];
    const isKept = prefix === null ? !dropped.has(local ?? '') : prefixes.has(prefix ?? '');

    if (
      !isKept ||
      !isPlainName(local) ||
      /^on/i.test(name) ||
      local === 'href' ||
      local === 'id' ||
      local === 'base'
    ) {
      continue;
    }

    if (name === 'hidden' && notes.test(attributeOf(element, 'type') ?? '')) {
      // Hidden notes, which a reading system would show in a pop-up, have to be printed.
      continue;
    }

    add(name, name === 'style' || value.includes('url(') ? innerCss(value, place) : value);
  }

  return text;
}

function isPlainName(name: string | undefined): boolean {
  return name !== undefined && /^[A-Za-z_][\w.-]*$/.test(name) && !name.startsWith('xmlns');
}

/** Id of an element; HTML 3 used `name` of an anchor. */
function idOf(element: MarkupElement, place: ChapterPlace): string | null {
  const id = attributeOf(element, 'id');
  const named = nameOf(element) === 'a' ? attributeOf(element, 'name') : null;

  if (id !== null && id !== '') {
    return place.idFor(id);
  }

  return named === null || named === '' ? null : place.idFor(named);
}

function addAddress(
  element: MarkupElement,
  place: ChapterPlace,
  add: (name: string, value: string | null) => void,
): void {
  const address = attributeOf(element, 'href');
  const name = nameOf(element);

  if (address === null) {
    return;
  }

  if (name === 'image' || name === 'feimage') {
    add('href', pictureAddress(address, place));
  } else if (name === 'a' || name === 'area') {
    add('href', linkAddress(address, place));
  } else if (address.startsWith('#')) {
    add('href', `#${place.idFor(address.slice(1))}`);
  }
}

/** Address of a link into the book or to the web; null for anything else. */
function linkAddress(address: string, place: ChapterPlace): string | null {
  const trimmed = address.trim();

  if (/^(https?|mailto|tel|ftp):/i.test(trimmed)) {
    return trimmed;
  }

  const reference = trimmed === '' ? null : resolveReference(place.path, trimmed);

  return reference === null ? null : place.linkTo({ path: reference.path, id: reference.fragment });
}
