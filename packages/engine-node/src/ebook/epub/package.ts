import { Failure } from '@octavo/contract/failures';
import { folderOf, resolvePath, resolveReference } from '../container/paths.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  descendantsOf,
  firstBelow,
  type MarkupElement,
  wordsOf,
} from '../markup/elements.ts';

export interface ManifestItem {
  readonly id: string;
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  /** Item to read instead when this one has an unsupported type. */
  readonly fallback: string | null;
}

export interface SpineItem {
  readonly item: ManifestItem;
  readonly properties: readonly string[];
}

/** The package document (EPUB 3.3, 5; EPUB 2 is read alike). */
export interface Package {
  readonly title: string;
  readonly authors: readonly string[];
  readonly language: string | null;
  /** The unique identifier comes first. */
  readonly identifiers: readonly string[];
  readonly turnsLeft: boolean;
  readonly isPrePaginated: boolean;
  readonly items: ReadonlyMap<string, ManifestItem>;
  readonly spine: readonly SpineItem[];
  readonly cover: string | null;
  readonly nav: string | null;
  readonly ncx: string | null;
}

export function readPackage(root: MarkupElement, path: string): Package {
  const metadata = childOf(root, 'metadata');
  const named = (name: string) => (metadata === undefined ? [] : [...descendantsOf(metadata, name)]);
  const items = readManifest(root, path);
  const spine = childOf(root, 'spine');

  if (spine === undefined || items.size === 0) {
    throw new Failure('damaged-file', 'a package without reading order');
  }

  const ordered = childrenOf(spine, 'itemref').flatMap((reference) => {
    const item = items.get(attributeOf(reference, 'idref') ?? '');

    return item === undefined ? [] : [{ item, properties: tokens(attributeOf(reference, 'properties')) }];
  });
  const uniqueId = attributeOf(root, 'unique-identifier');
  const identifiers = named('identifier');
  const unique = identifiers.filter((element) => attributeOf(element, 'id') === uniqueId);
  const ncx = items.get(attributeOf(spine, 'toc') ?? '') ?? find(items, ({ mediaType }) => isNcx(mediaType));

  return {
    title: wordsOf(named('title')[0]),
    authors: named('creator')
      .map(wordsOf)
      .filter((name) => name !== ''),
    language: wordsOf(named('language')[0]) || null,
    identifiers: [...unique, ...identifiers].map(wordsOf),
    turnsLeft: attributeOf(spine, 'page-progression-direction') === 'rtl',
    isPrePaginated: isPrePaginated(named('meta')),
    items,
    spine: ordered,
    cover: coverOf(root, items, named('meta'), path),
    nav: find(items, ({ properties }) => properties.includes('nav'))?.path ?? null,
    ncx: ncx?.path ?? null,
  };
}

function readManifest(root: MarkupElement, path: string): Map<string, ManifestItem> {
  const items = new Map<string, ManifestItem>();
  const manifest = childOf(root, 'manifest');

  for (const element of manifest === undefined ? [] : childrenOf(manifest, 'item')) {
    const id = attributeOf(element, 'id');
    const reference = resolveReference(path, attributeOf(element, 'href') ?? '');

    if (id !== null && reference !== null) {
      items.set(id, {
        id,
        path: reference.path,
        mediaType: attributeOf(element, 'media-type') ?? '',
        properties: tokens(attributeOf(element, 'properties')),
        fallback: attributeOf(element, 'fallback'),
      });
    }
  }

  return items;
}

/**
 * Finds the cover image by `cover-image` of EPUB 3 or the conventional `meta` of EPUB 2; the guide names a
 * page, not an image.
 */
function coverOf(
  root: MarkupElement,
  items: ReadonlyMap<string, ManifestItem>,
  metas: readonly MarkupElement[],
  path: string,
): string | null {
  const isPicture = (item: ManifestItem | undefined) => item?.mediaType.startsWith('image/') === true;
  const own = find(items, (item) => item.properties.includes('cover-image') && isPicture(item));

  if (own !== undefined) {
    return own.path;
  }

  const named = metas.find((meta) => attributeOf(meta, 'name') === 'cover');
  const content = named === undefined ? null : attributeOf(named, 'content');
  const byId = items.get(content ?? '');

  if (byId !== undefined && isPicture(byId)) {
    return byId.path;
  }

  // Some books name the file instead of the item.
  const byPath = content === null ? null : resolvePath(folderOf(path), content);
  const item = find(items, (each) => each.path === byPath && isPicture(each));

  return item?.path ?? (firstBelow(root, 'guide') === undefined ? null : guessedCover(items));
}

function guessedCover(items: ReadonlyMap<string, ManifestItem>): string | null {
  return (
    find(items, ({ id, mediaType }) => /^cover/i.test(id) && mediaType.startsWith('image/'))?.path ?? null
  );
}

function isPrePaginated(metas: readonly MarkupElement[]): boolean {
  return metas.some(
    (meta) =>
      (attributeOf(meta, 'property') === 'rendition:layout' && wordsOf(meta) === 'pre-paginated') ||
      (attributeOf(meta, 'name') === 'fixed-layout' && attributeOf(meta, 'content') === 'true'),
  );
}

function isNcx(mediaType: string): boolean {
  return mediaType === 'application/x-dtbncx+xml';
}

function find(
  items: ReadonlyMap<string, ManifestItem>,
  fits: (item: ManifestItem) => boolean,
): ManifestItem | undefined {
  return [...items.values()].find(fits);
}

function tokens(value: string | null): string[] {
  return (value ?? '').split(/\s+/).filter((token) => token !== '');
}
