import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Book, LinkDestination } from '../book.ts';
import { aloneMarkup, type DocumentHead, sharedMarkup } from './document-markup.ts';
import { type Paper, pointsPerPixel } from './paper.ts';
import { fixedCss, paperCss, pictureCss } from './paper-css.ts';
import type { ChapterStage, ReadyChapter } from './write-chapters.ts';

/** What is printed at once, with the chapters it shows. */
export interface BookDocument {
  readonly path: string;
  readonly chapters: readonly ReadyChapter[];
}

/** Links between documents: printed as links to the web, and made into destinations once all pages are together. */
export const linkOrigin = 'https://octavo.invalid/#';

/**
 * Text of chapters that share a document, in bytes. Sharing saves fonts and page loads; beyond this, Chromium takes
 * longer than the sum of two.
 */
const sharedBytes = 320_000;

/** Puts chapters that have the same styles together, in their order. */
export function groupChapters(chapters: readonly ReadyChapter[]): ReadyChapter[][] {
  const groups: ReadyChapter[][] = [];
  let key: string | null = null;
  let bytes = 0;

  for (const chapter of chapters) {
    const joins =
      chapter.shareKey !== null && chapter.shareKey === key && bytes + chapter.sizeBytes <= sharedBytes;

    if (joins) {
      groups.at(-1)?.push(chapter);
      bytes += chapter.sizeBytes;
    } else {
      groups.push([chapter]);
      bytes = chapter.sizeBytes;
    }

    key = chapter.shareKey;
  }

  return groups;
}

/** Where each target of the book is: the id that stands for it, and the document that shows it. */
export class LinkTargets {
  readonly #stage: ChapterStage;
  readonly #starts = new Map<string, { startId: string; document: number; isReplaced: boolean }>();

  constructor(stage: ChapterStage, groups: readonly (readonly ReadyChapter[])[]) {
    this.#stage = stage;

    for (const [document, group] of groups.entries()) {
      for (const { chapter, standsFor = chapter.path, startId } of group) {
        if (!this.#starts.has(standsFor)) {
          this.#starts.set(standsFor, { startId, document, isReplaced: standsFor !== chapter.path });
        }
      }
    }
  }

  /** Null when the target is no chapter of the book. An id that is not there stands for the beginning. */
  find(target: LinkDestination): { readonly id: string; readonly document: number } | null {
    const start = this.#starts.get(target.path);

    if (start === undefined) {
      return null;
    }

    const id = target.id === null || start.isReplaced ? null : this.#stage.ids.find(target.path, target.id);

    return { id: id ?? start.startId, document: start.document };
  }
}

/** Writes the documents to print. `wanted` are the targets that something outside the chapters leads to. */
export async function writeDocuments(
  groups: readonly (readonly ReadyChapter[])[],
  places: LinkTargets,
  wanted: readonly LinkDestination[],
  stage: ChapterStage,
  paper: Paper,
): Promise<BookDocument[]> {
  const found = stage.links.map((target) => places.find(target));
  const ends: Set<string>[] = groups.map(() => new Set());

  for (const place of [...found, ...wanted.map((target) => places.find(target))]) {
    if (place !== null) {
      ends[place.document]?.add(place.id);
    }
  }

  const documents: BookDocument[] = [];

  for (const [index, group] of groups.entries()) {
    const linked = (markup: string) =>
      markup.replace(/ href="octavo-link:(\d+)"/g, (_, link: string) => {
        const place = found[Number(link)] ?? null;
        const address = place?.document === index ? `#${place.id}` : `${linkOrigin}${place?.id}`;

        return place === null ? '' : ` href="${address}"`;
      });
    const written = await Promise.all(group.map((chapter) => chapter.load()));
    const chapters = written.map(({ rootAttributes, body }) => ({ rootAttributes, body: linked(body) }));
    const [first] = chapters;
    const head = headOf(group, stage, paper);
    const markup =
      first !== undefined && chapters.length === 1
        ? aloneMarkup(head, first, [...(ends[index] ?? [])])
        : sharedMarkup(head, chapters, [...(ends[index] ?? [])]);
    const path = `document-${index}.xhtml`;
    await writeFile(join(stage.folder, path), markup);
    documents.push({ path, chapters: group });
  }

  return documents;
}

function headOf(group: readonly ReadyChapter[], { book }: ChapterStage, paper: Paper): DocumentHead {
  const [first] = group;

  return {
    title: book.title,
    language: book.language,
    sheets: first?.sheets ?? [],
    css: first === undefined ? '' : cssOf(first, book, paper),
  };
}

function cssOf({ chapter }: ReadyChapter, book: Book, paper: Paper): string {
  const { kind, path, viewport } = chapter;

  if (kind === 'markup') {
    return viewport === null ? paperCss(paper) : fixedCss(viewport.width, viewport.height);
  }

  if (viewport === null) {
    return pictureCss(paper, path === book.cover ? 'none' : 'margin');
  }

  const own = {
    widthPoints: viewport.width * pointsPerPixel,
    heightPoints: viewport.height * pointsPerPixel,
    marginPoints: 0,
    scale: 1,
  };

  return pictureCss(own, 'none');
}
