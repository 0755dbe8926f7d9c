import {
  attributeOf,
  childrenOf,
  isElement,
  isText,
  type MarkupElement,
  nameOf,
  wordsOf,
} from '../markup/elements.ts';
import { attribute, escapeText } from '../pages/escape.ts';

/** Context for writing one part of a FictionBook: links to other parts, and pictures. */
export interface SectionPlace {
  /** Address of an id, relative to this part. */
  addressOf(id: string): string | null;
  pictureOf(id: string): string | null;
  /** Id of a section, generated when it had none. */
  idOf(section: MarkupElement): string | null;
}

const inline: ReadonlyMap<string, string> = new Map(
  Object.entries({
    emphasis: 'em',
    strong: 'strong',
    strikethrough: 's',
    sub: 'sub',
    sup: 'sup',
    code: 'code',
    style: 'span',
    table: 'table',
    tr: 'tr',
    th: 'th',
    td: 'td',
    cite: 'blockquote',
  }),
);

const classes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    epigraph: 'epigraph',
    annotation: 'annotation',
    poem: 'poem',
    stanza: 'stanza',
  }),
);

const paragraphs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    p: '',
    subtitle: 'subtitle',
    v: 'verse',
    'text-author': 'author',
    date: 'date',
  }),
);

const deepestLevel = 120;

/** Writes elements of FictionBook 2.1 as XHTML; `level` is that of the headings, from 1. */
export function sectionMarkup(element: MarkupElement, place: SectionPlace, level: number, depth = 0): string {
  const name = nameOf(element);
  const inner = (nextLevel = level) => childrenMarkup(element, place, nextLevel, depth + 1);
  const id = attribute('id', name === 'section' ? place.idOf(element) : attributeOf(element, 'id'));

  if (depth > deepestLevel) {
    return escapeText(wordsOf(element));
  }

  if (name === 'section') {
    return `<section${id}>${inner(Math.min(level + 1, 6))}</section>`;
  }

  if (name === 'title') {
    return titleMarkup(element, place, level, depth);
  }

  if (name === 'image') {
    return imageMarkup(element, place);
  }

  if (name === 'empty-line') {
    return '<div class="space">&#160;</div>';
  }

  if (name === 'a') {
    return linkMarkup(element, place, inner());
  }

  const paragraph = paragraphs.get(name);

  if (paragraph !== undefined) {
    return `<p${id}${attribute('class', paragraph || null)}>${inner()}</p>`;
  }

  const tag = inline.get(name);

  if (tag !== undefined) {
    return `<${tag}${id}${cellAttributes(element)}>${inner()}</${tag}>`;
  }

  return `<div${id}${attribute('class', classes.get(name) ?? null)}>${inner(Math.min(level + 1, 6))}</div>`;
}

function childrenMarkup(element: MarkupElement, place: SectionPlace, level: number, depth: number): string {
  let markup = '';

  for (const node of element.childNodes) {
    if (isText(node)) {
      markup += escapeText(node.textContent ?? '');
    } else if (isElement(node)) {
      markup += sectionMarkup(node, place, level, depth);
    }
  }

  return markup;
}

/** Writes a title as one heading, with its paragraphs as lines. */
function titleMarkup(title: MarkupElement, place: SectionPlace, level: number, depth: number): string {
  const lines = childrenOf(title, 'p').map((line) => childrenMarkup(line, place, level, depth + 1));

  return `<h${level}${attribute('id', attributeOf(title, 'id'))}>${lines.join('<br/>')}</h${level}>`;
}

/** Writes an image as a block, or inline when it is in a paragraph. */
function imageMarkup(element: MarkupElement, place: SectionPlace): string {
  const id = attributeOf(element, 'href')?.replace(/^#/, '') ?? '';
  const path = place.pictureOf(id);
  const words = attributeOf(element, 'alt') ?? attributeOf(element, 'title') ?? '';

  return path === null ? '' : `<img${attribute('src', path)}${attribute('alt', words)}/>`;
}

function linkMarkup(element: MarkupElement, place: SectionPlace, inner: string): string {
  const href = attributeOf(element, 'href') ?? '';
  const address = href.startsWith('#') ? place.addressOf(href.slice(1)) : href;
  const kind = attributeOf(element, 'type') === 'note' ? 'note' : null;

  return `<a${attribute('href', address)}${attribute('class', kind)}>${inner}</a>`;
}

function cellAttributes(element: MarkupElement): string {
  return ['colspan', 'rowspan', 'align', 'valign']
    .map((name) => attribute(name, attributeOf(element, name)))
    .join('');
}
