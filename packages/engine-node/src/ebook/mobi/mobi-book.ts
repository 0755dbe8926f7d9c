import { extraKind } from '@octavo/ebook/mobi/mobi-header';
import type { Book, Chapter, ContentsEntry } from '../book.ts';
import type { MobiFile } from './mobi-file.ts';

/** Combines the metadata in the header with the chapters read from the text. */
export function mobiBook(
  file: MobiFile,
  resources: ReadonlyMap<number, string>,
  chapters: readonly Chapter[],
  contents: readonly ContentsEntry[],
): Book {
  const cover = file.extraNumber(extraKind.cover);

  return {
    title: file.extra(extraKind.title)[0] ?? file.name,
    authors: file.extra(extraKind.author),
    language: file.extra(extraKind.language)[0] ?? languageOf(file.header.locale),
    turnsLeft:
      file.extra(extraKind.direction)[0] === 'rtl' ||
      (file.extra(extraKind.writingMode)[0] ?? '').endsWith('-rl'),
    chapters,
    contents,
    cover: cover === null ? null : (resources.get(cover) ?? null),
  };
}

/** Windows primary language ids, for languages where the direction or the script of a book matters. */
const languages: Readonly<Record<number, string>> = {
  1: 'ar',
  4: 'zh',
  5: 'cs',
  6: 'da',
  7: 'de',
  8: 'el',
  9: 'en',
  10: 'es',
  11: 'fi',
  12: 'fr',
  13: 'he',
  14: 'hu',
  16: 'it',
  17: 'ja',
  18: 'ko',
  19: 'nl',
  20: 'no',
  21: 'pl',
  22: 'pt',
  24: 'ro',
  25: 'ru',
  29: 'sv',
  30: 'th',
  31: 'tr',
  32: 'ur',
  34: 'uk',
  41: 'fa',
  42: 'vi',
  57: 'hi',
};

function languageOf(locale: number): string | null {
  return languages[locale & 0x3ff] ?? null;
}
