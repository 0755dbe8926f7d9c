import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Book, LinkDestination } from '../book.ts';
import { aloneMarkup, type DocumentHead, sharedMarkup } from './document-markup.ts';
import { type Paper, pointsPerPixel } from './paper.ts';
import { fixedCss, paperCss, pictureCss } from './paper-css.ts';
import type { ChapterStage, ReadyChapter } from './write-chapters.ts';

/** A document to print, with the chapters it contains. */
export interface BookDocument {
  readonly path: string;
  readonly chapters: readonly ReadyChapter[];
}

/**
 * Origin of links between documents: they are printed as web links and become destinations once all pages are
 * joined.
 */
export const linkOrigin = 'https://octavo.invalid/#';

/**
 * Most bytes of text in a shared document. Sharing saves fonts and page loads; beyond this, Chromium takes
 * longer than for two documents.
 */
const sharedBytes = 320_000;

/** Groups consecutive chapters with the same styles. */
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

/** Maps each link target of the book to its final id and its document. */
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

  /** Null when the target is no chapter of the book. An unknown id resolves to the start of its chapter. */
  find(target: LinkDestination): { readonly id: string; readonly document: number } | null {
    const start = this.#starts.get(target.path);

    if (start === undefined) {
      return null;
    }

    const id = target.id === null || start.isReplaced ? null : this.#stage.ids.find(target.path, target.id);

    return { id: id ?? start.startId, document: start.document };
  }
}

/** Writes the documents to print. `wanted` are the targets linked from outside the chapters. */
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
