import { bookAddress } from './chapter-place.ts';
import { attribute, escapeText } from './escape.ts';
import { defaultCss } from './paper-css.ts';
import type { ChapterStyle } from './styles.ts';
import { rootClass } from './tame-css.ts';

/** A written chapter, to be placed in its own document or in a shared one. */
export interface WrittenChapter {
  /** Attributes of the root element, including the id of the chapter's start. */
  readonly rootAttributes: string;
  /** `<body>` with its content. */
  readonly body: string;
}

export interface DocumentHead {
  readonly title: string;
  readonly language: string | null;
  readonly sheets: readonly ChapterStyle[];
  /** CSS that follows the style sheets. */
  readonly css: string;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  ' xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Document of a single chapter, whose root becomes the document's root. */
export function aloneMarkup(head: DocumentHead, chapter: WrittenChapter, places: readonly string[]): string {
  const language = / (xml:)?lang="/.test(chapter.rootAttributes) ? '' : languageOf(head);
  const body = chapter.body.replace(/<\/body>$/, `${placesMarkup(places)}</body>`);

  return `${opening}<html${namespaces}${language}${chapter.rootAttributes}>${headMarkup(head)}${body}</html>`;
}

/**
 * Document of several chapters, each with `html` and `body` elements of its own, so that selectors for these
 * and for siblings match as in a separate document.
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

/**
 * Chromium writes a PDF destination only for targets of links in the same document, so this adds a hidden
 * link for each.
 */
function placesMarkup(places: readonly string[]): string {
  const links = places.map((place) => `<a href="#${place}"></a>`).join('');

  return places.length === 0
    ? ''
    : `<div class="octavo-places" style="display: none !important">${links}</div>`;
}
