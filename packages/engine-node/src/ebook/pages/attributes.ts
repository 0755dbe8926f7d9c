import { resolveReference } from '../container/paths.ts';
import { attributeOf, type MarkupElement, nameOf } from '../markup/elements.ts';
import { type ChapterPlace, innerCss, pictureAddress } from './chapter-place.ts';
import { attribute } from './escape.ts';

/** Left out: written elsewhere, about scripts, or about choosing among files. */
const dropped = new Set(
  (
    'id name src srcset sizes href alt data type classid codebase archive base target ping ' +
    'download action formaction autofocus contenteditable usemap data-octavo-words'
  ).split(' '),
);

/** Prefixes that the documents to print declare. */
const prefixes = new Set(['xml', 'epub', 'xlink']);

const notes = /\b(footnotes?|endnotes?|rearnotes?|notes)\b/;

/** The attributes of an element as they are written: ids and links for the whole book, nothing that runs. */
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
      // Notes that a reader would show in a window of their own have to be somewhere.
      continue;
    }

    add(name, name === 'style' || value.includes('url(') ? innerCss(value, place) : value);
  }

  return text;
}

function isPlainName(name: string | undefined): boolean {
  return name !== undefined && /^[A-Za-z_][\w.-]*$/.test(name) && !name.startsWith('xmlns');
}

/** `name` of an anchor is how HTML 3 wrote ids. */
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

/** Into the book, or to the web; nothing that a reader of the PDF could not want to follow. */
function linkAddress(address: string, place: ChapterPlace): string | null {
  const trimmed = address.trim();

  if (/^(https?|mailto|tel|ftp):/i.test(trimmed)) {
    return trimmed;
  }

  const reference = trimmed === '' ? null : resolveReference(place.path, trimmed);

  return reference === null ? null : place.linkTo({ path: reference.path, id: reference.fragment });
}
