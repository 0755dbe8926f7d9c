import {
  attributeOf,
  childrenOf,
  isElement,
  isText,
  type MarkupElement,
  type MarkupNode,
  nameOf,
  wordsOf,
} from '../markup/elements.ts';
import { voidElements } from '../markup/is-balanced.ts';
import { keptAttributes } from './attributes.ts';
import { type ChapterPlace, pictureAddress } from './chapter-place.ts';
import { attribute, escapeText } from './escape.ts';
import { wordsFit } from './table-words.ts';

/** Elements dropped with all their content, because they cannot appear on paper. */
const dropped = new Set(
  (
    'script style base meta link head title iframe frame frameset audio video source track embed ' +
    'applet param template input handler listener bindings'
  ).split(' '),
);

/** Elements replaced by their content. */
const unwrapped = new Set('noscript object canvas default case switch reference pagebreak'.split(' '));

/** Deeper nesting is an attack: its text is kept, its elements are not. */
const deepestLevel = 250;

const namespaces: ReadonlyMap<string, string> = new Map([
  ['svg', 'http://www.w3.org/2000/svg'],
  ['math', 'http://www.w3.org/1998/Math/MathML'],
]);

/** Writes the body of a chapter as well-formed XHTML without active content. */
export class ChapterWriter {
  readonly #place: ChapterPlace;
  readonly #parts: string[] = [];

  constructor(place: ChapterPlace) {
    this.#place = place;
  }

  /** Writes an element with all its content. */
  element(element: MarkupElement): string {
    this.#element(element, 0, false);

    return this.#parts.splice(0).join('');
  }

  #children(parent: MarkupNode, level: number, isForeign: boolean): void {
    for (const node of parent.childNodes) {
      if (isText(node)) {
        this.#parts.push(escapeText(node.textContent ?? ''));
      } else if (isElement(node)) {
        this.#element(node, level, isForeign);
      }
    }
  }

  #element(element: MarkupElement, level: number, isForeign: boolean): void {
    const name = nameOf(element);

    if (dropped.has(name)) {
      return;
    }

    if (name === 'switch' && !isForeign) {
      this.#chosenCase(element, level);

      return;
    }

    const picture = name === 'img' || (name === 'object' && !isForeign) ? this.#picture(element, name) : null;

    if (picture !== null) {
      this.#parts.push(picture);

      return;
    }

    if (level > deepestLevel) {
      this.#parts.push(escapeText(wordsOf(element)));

      return;
    }

    if (name === 'img' || (unwrapped.has(name) && !isForeign)) {
      this.#children(element, level + 1, isForeign);

      return;
    }

    this.#written(element, name, level, isForeign);
  }

  #written(element: MarkupElement, name: string, level: number, isForeign: boolean): void {
    const namespace = isForeign ? undefined : namespaces.get(name);
    const isWithin = isForeign
      ? name !== 'foreignobject' && name !== 'annotation-xml'
      : namespace !== undefined;
    // SVG names are case-sensitive; handwritten HTML may use any case.
    const local = element.localName.slice(element.localName.indexOf(':') + 1);
    const tag = isForeign || namespace !== undefined ? local : name;

    if (!/^[A-Za-z_][\w.-]*$/.test(tag)) {
      this.#children(element, level + 1, isForeign);

      return;
    }

    const declared = attribute('xmlns', namespace ?? null);
    const words = tag === 'table' && !isForeign && wordsFit(element) ? ' data-octavo-words="whole"' : '';
    this.#parts.push(`<${tag}${declared}${keptAttributes(element, this.#place)}${words}`);

    if (voidElements.has(tag) && !isForeign) {
      this.#parts.push('/>');

      return;
    }

    this.#parts.push('>');

    if (isForeign && !isWithin) {
      this.#foreignContent(element, level);
    } else {
      this.#children(element, level + 1, isWithin);
    }

    this.#parts.push(`</${tag}>`);
  }

  /** Writes HTML inside SVG or MathML. */
  #foreignContent(element: MarkupElement, level: number): void {
    this.#parts.push('<div xmlns="http://www.w3.org/1999/xhtml">');
    this.#children(element, level + 1, false);
    this.#parts.push('</div>');
  }

  /** Prefers a case with MathML, which Chromium renders (EPUB 2, OPS 2.6.3.1). */
  #chosenCase(element: MarkupElement, level: number): void {
    const cases = childrenOf(element);
    const formula = cases.find(
      (each) => attributeOf(each, 'required-namespace')?.includes('MathML') === true,
    );
    const chosen = formula ?? cases.find((each) => nameOf(each) === 'default');

    if (chosen !== undefined) {
      this.#children(chosen, level + 1, false);
    }
  }

  /**
   * Writes an image, or its alternative text when the file is missing. Null when an object is not a picture.
   */
  #picture(element: MarkupElement, name: string): string | null {
    const source = attributeOf(element, name === 'img' ? 'src' : 'data');
    const type = attributeOf(element, 'type') ?? '';

    if (
      name === 'object' &&
      !type.startsWith('image/') &&
      !/\.(svg|png|jpe?g|gif|webp)$/i.test(source ?? '')
    ) {
      return null;
    }

    const address = source === null ? null : pictureAddress(source, this.#place);
    const words = attributeOf(element, 'alt') ?? '';

    if (address === null) {
      return words === '' ? '' : `<span>${escapeText(words)}</span>`;
    }

    return `<img${keptAttributes(element, this.#place)}${attribute('src', address)}${attribute('alt', words)}/>`;
  }
}
