import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { Book, Chapter, ContentsEntry, Viewport } from '../book.ts';
import { resolveReference } from '../container/paths.ts';
import { unpack } from '../container/unpack.ts';
import { decodeMarkup } from '../markup/decode.ts';
import { attributeOf, descendantsOf, type MarkupElement } from '../markup/elements.ts';
import { parseXml } from '../markup/parse.ts';
import { readNav, readNcx } from './contents.ts';
import { deobfuscateFont, readEncryption, rightsFiles } from './encryption.ts';
import { type ManifestItem, type Package, readPackage, type SpineItem } from './package.ts';
import { viewportOf } from './viewport.ts';

/** Unpacks an EPUB into a folder and reads what kind of book it is. */
export async function readEpub(path: string, folder: string): Promise<Book> {
  const files = new Set(await unpack(path, folder));
  const container = await readXml(folder, 'META-INF/container.xml', files);

  if (rightsFiles.some((name) => files.has(name))) {
    throw new Failure('drm-protected', 'the book has a rights file');
  }

  const packagePath = packagePathOf(container) ?? [...files].find((name) => name.endsWith('.opf'));
  const root = packagePath === undefined ? null : await readXml(folder, packagePath, files);
  const encryption = await readXml(folder, 'META-INF/encryption.xml', files);
  const fonts = encryption === null ? [] : readEncryption(encryption);

  if (packagePath === undefined || root === null) {
    throw new Failure('damaged-file', 'no package document');
  }

  const book = readPackage(root, packagePath);

  for (const font of fonts.filter((each) => files.has(each.path))) {
    const bytes = await readFile(join(folder, font.path));
    deobfuscateFont(bytes, font.method, book.identifiers);
    await writeFile(join(folder, font.path), bytes);
  }

  return {
    title: book.title,
    authors: book.authors,
    language: book.language,
    turnsLeft: book.turnsLeft,
    chapters: await chaptersOf(book, folder, files),
    contents: await contentsOf(book, folder, files),
    cover: book.cover !== null && files.has(book.cover) ? book.cover : null,
  };
}

function packagePathOf(container: MarkupElement | null): string | null {
  if (container === null) {
    return null;
  }

  for (const rootFile of descendantsOf(container, 'rootfile')) {
    const reference = resolveReference('', attributeOf(rootFile, 'full-path') ?? '');

    if (reference !== null && reference.path !== '') {
      return reference.path;
    }
  }

  return null;
}

async function chaptersOf(book: Package, folder: string, files: ReadonlySet<string>): Promise<Chapter[]> {
  const chapters: Chapter[] = [];

  for (const entry of book.spine) {
    const item = shownItem(entry.item, book);

    if (item !== null && files.has(item.path)) {
      const isMarkup = markupTypes.has(item.mediaType);
      const viewport = isFixed(entry, book) ? await readViewport(item, isMarkup, folder) : null;
      chapters.push({ path: item.path, kind: isMarkup ? 'markup' : 'picture', viewport });
    }
  }

  if (chapters.length === 0) {
    throw new Failure('damaged-file', 'no chapter exists');
  }

  return chapters;
}

const markupTypes = new Set([
  'application/xhtml+xml',
  'text/html',
  'text/x-oeb1-document',
  'application/x-dtbook+xml',
]);

/** The item or the first of its fallbacks that can be shown (EPUB 3.3, 3.5.1). */
function shownItem(item: ManifestItem, book: Package): ManifestItem | null {
  const seen = new Set<string>();

  for (let next: ManifestItem | undefined = item; next !== undefined && !seen.has(next.id); ) {
    if (markupTypes.has(next.mediaType) || next.mediaType.startsWith('image/')) {
      return next;
    }

    seen.add(next.id);
    next = next.fallback === null ? undefined : book.items.get(next.fallback);
  }

  return /\.x?html?$/i.test(item.path) ? { ...item, mediaType: 'application/xhtml+xml' } : null;
}

/** True for fixed layout, which is set for the book and overridden for single pages (EPUB 3.3, 8.2.2). */
function isFixed({ properties }: SpineItem, book: Package): boolean {
  if (properties.includes('rendition:layout-reflowable')) {
    return false;
  }

  return book.isPrePaginated || properties.includes('rendition:layout-pre-paginated');
}

async function readViewport(item: ManifestItem, isMarkup: boolean, folder: string): Promise<Viewport | null> {
  if (!isMarkup && item.mediaType !== 'image/svg+xml') {
    return null;
  }

  const root = parseXml(decodeMarkup(await readFile(join(folder, item.path))));

  return root === null ? null : viewportOf(root);
}

async function contentsOf(
  book: Package,
  folder: string,
  files: ReadonlySet<string>,
): Promise<ContentsEntry[]> {
  const nav = book.nav === null ? null : await readXml(folder, book.nav, files);
  const entries = nav === null || book.nav === null ? [] : readNav(nav, book.nav);

  if (entries.length > 0 || book.ncx === null) {
    return entries;
  }

  const ncx = await readXml(folder, book.ncx, files);

  return ncx === null ? [] : readNcx(ncx, book.ncx);
}

async function readXml(
  folder: string,
  path: string,
  files: ReadonlySet<string>,
): Promise<MarkupElement | null> {
  if (!files.has(path)) {
    return null;
  }

  try {
    return parseXml(decodeMarkup(await readFile(join(folder, path))));
  } catch (cause) {
    throw isFailure(cause) ? cause : new Failure('damaged-file', path, { cause });
  }
}
