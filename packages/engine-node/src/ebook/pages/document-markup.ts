import { bookAddress } from './chapter-place.ts';
import { attribute, escapeText } from './escape.ts';
import { defaultCss } from './paper-css.ts';
import type { StyleSource } from './styles.ts';
import { rootClass } from './tame-css.ts';

/** A chapter written: its parts go into a document of its own or into one shared with others. */
export interface WrittenChapter {
  /** Attributes of its root, which carry the id of its beginning. */
  readonly rootAttributes: string;
  /** `<body>` with all it holds. */
  readonly body: string;
}

export interface DocumentHead {
  readonly title: string;
  readonly language: string | null;
  readonly sheets: readonly StyleSource[];
  /** Stands behind the sheets. */
  readonly css: string;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  ' xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A chapter as it was: its root is the root. */
export function aloneMarkup(head: DocumentHead, chapter: WrittenChapter, places: readonly string[]): string {
  const language = / (xml:)?lang="/.test(chapter.rootAttributes) ? '' : languageOf(head);
  const body = chapter.body.replace(/<\/body>$/, `${placesMarkup(places)}</body>`);

  return `${opening}<html${namespaces}${language}${chapter.rootAttributes}>${headMarkup(head)}${body}</html>`;
}

/**
 * Chapters one after the other, each with root and body of its own, so that rules about these and about who stands
 * beside whom find what they would find in a document apart.
 */
export function sharedMarkup(
  head: DocumentHead,
  chapters: readonly WrittenChapter[],
  places: readonly string[],
): string {
  const sections = chapters.map(
    ({ rootAttributes, body }) =>
      `<section class="octavo-chapter"><html${rootAttributes}><head/>${body}</html></section>`,
  );

  return [
    `${opening}<html${namespaces}${languageOf(head)} class="${rootClass}">${headMarkup(head)}<body>`,
    ...sections,
    `${placesMarkup(places)}</body></html>`,
  ].join('\n');
}

function headMarkup({ title, sheets, css }: DocumentHead): string {
  return `<head><title>${escapeText(title)}</title>${[
    styleMarkup(defaultCss),
    ...sheets.map((sheet) =>
      sheet.kind === 'text' ? styleMarkup(sheet.css) : linkMarkup(sheet.path, sheet.media),
    ),
    styleMarkup(css),
  ].join('')}</head>`;
}

function styleMarkup(css: string): string {
  return `<style>${escapeText(css)}</style>`;
}

function linkMarkup(path: string, media: string | null): string {
  return `<link rel="stylesheet"${attribute('href', bookAddress(path))}${attribute('media', media)}/>`;
}

function languageOf({ language }: DocumentHead): string {
  return attribute('lang', language);
}

/** Chromium writes a destination for what a link of the same document leads to: here is one for each. */
function placesMarkup(places: readonly string[]): string {
  const links = places.map((place) => `<a href="#${place}"></a>`).join('');

  return places.length === 0
    ? ''
    : `<div class="octavo-places" style="display: none !important">${links}</div>`;
}
