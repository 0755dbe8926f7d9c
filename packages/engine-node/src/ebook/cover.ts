import type { Chapter } from './book.ts';
import { bookAddress } from './pages/chapter-place.ts';
import { type ChapterStage, prepareChapter, type ReadyChapter } from './pages/write-chapters.ts';

/**
 * Adds the cover as a page of its own before the chapters. A first chapter that shows only the cover is
 * replaced by that page; one that shows another picture stays.
 */
export async function withCover(
  chapters: readonly ReadyChapter[],
  stage: ChapterStage,
): Promise<ReadyChapter[]> {
  const { cover } = stage.book;
  const [first, ...others] = chapters;

  if (cover === null || first === undefined || first.chapter.viewport !== null) {
    return [...chapters];
  }

  const chapter: Chapter = { path: cover, kind: 'picture', viewport: null };
  const page = await prepareChapter(chapter, -1, stage);

  if (page === null) {
    return [...chapters];
  }

  if (!isCover(first, cover)) {
    return chapters.some(({ onlyPicture }) => onlyPicture === bookAddress(cover))
      ? [...chapters]
      : [page, ...chapters];
  }

  // Links to the chapter that is replaced lead to the page in its place.
  return [{ ...page, standsFor: first.chapter.path }, ...others];
}

function isCover({ chapter, onlyPicture }: ReadyChapter, cover: string): boolean {
  if (onlyPicture === null) {
    return false;
  }

  return onlyPicture === bookAddress(cover) || /cover/i.test(chapter.path);
}
