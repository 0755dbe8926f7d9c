import type { DocumentLayout, Paragraph } from '@octavo/layout/model';
import type { PageLinkTarget } from '@octavo/pdf/content/page-content';
import { xml } from '../../ooxml/xml.ts';
import { paragraphsOf } from '../walk.ts';

type BookmarkTarget = Extract<PageLinkTarget, { kind: 'place' }>;

/** Links may point this far above their target, so that the reader sees its context. */
const slackPoints = 24;

/** The bookmarks of a document: at each heading, and at each paragraph that a link leads to. */
export class Bookmarks {
  readonly #byPage = new Map<number, Paragraph[]>();
  readonly #names = new Map<Paragraph, string>();

  constructor(layout: DocumentLayout) {
    const paragraphs = paragraphsOf(layout);

    for (const paragraph of paragraphs) {
      const { pageIndex } = paragraph.places[0];
      this.#byPage.set(pageIndex, [...(this.#byPage.get(pageIndex) ?? []), paragraph]);

      if (paragraph.role.kind === 'heading') {
        this.#names.set(paragraph, `_Toc${paragraph.id}`);
      }
    }

    for (const paragraph of [...paragraphs, ...layout.notes.flatMap(({ blocks }) => blocks)]) {
      for (const inline of paragraph.inlines) {
        if (inline.kind === 'text' && inline.link?.kind === 'place') {
          this.#mark(inline.link);
        }
      }
    }
  }

  /** Name of the bookmark that a link targets; null when there is none. */
  nameOf(target: BookmarkTarget): string | null {
    const paragraph = this.#at(target);

    return paragraph === undefined ? null : (this.#names.get(paragraph) ?? null);
  }

  /** Wraps the content of a paragraph in its bookmark, if it has one. */
  around(paragraph: Paragraph, content: string): string {
    const name = this.#names.get(paragraph);

    if (name === undefined) {
      return content;
    }

    const id = { 'w:id': paragraph.id };

    return xml('w:bookmarkStart', { ...id, 'w:name': name }) + content + xml('w:bookmarkEnd', id);
  }

  #mark(target: BookmarkTarget): void {
    const paragraph = this.#at(target);

    if (paragraph !== undefined && !this.#names.has(paragraph)) {
      this.#names.set(paragraph, `_Ref${paragraph.id}`);
    }
  }

  #at({ pageIndex, top }: BookmarkTarget): Paragraph | undefined {
    const paragraphs = this.#byPage.get(pageIndex) ?? [];
    const below = paragraphs.filter(({ places: [{ box }] }) => box.bottom > top - slackPoints / 4);
    const next = below.reduce<Paragraph | undefined>(
      (nearest, paragraph) =>
        nearest === undefined || paragraph.places[0].box.top < nearest.places[0].box.top - slackPoints
          ? paragraph
          : nearest,
      undefined,
    );

    return next ?? paragraphs.at(-1);
  }
}
