import { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import type { Book } from './book.ts';
import { readEpub } from './epub/read-epub.ts';
import { readFb2 } from './fb2/read-fb2.ts';
import { readMobi } from './mobi/read-mobi.ts';

/**
 * Reads a book into an empty folder.
 *
 * @throws Failure `drm-protected`, `damaged-file`, `memory-limit`, `file-type-not-supported`
 */
export function readBook(path: string, kind: FileKind, folder: string): Promise<Book> {
  switch (kind) {
    case 'epub':
      return readEpub(path, folder);
    case 'fb2':
      return readFb2(path, folder);
    case 'mobi':
    case 'azw3':
      return readMobi(path, folder);
    default:
      throw new Failure('file-type-not-supported', kind);
  }
}
