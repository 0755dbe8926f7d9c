import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { type MobiEntry, readContents } from '@octavo/ebook/mobi/contents';
import { readIndex } from '@octavo/ebook/mobi/index-records';
import { extraKind, noRecord } from '@octavo/ebook/mobi/mobi-header';
import { type Fragments, joinFragments } from '@octavo/ebook/mobi/skeleton';
import type { Book, ContentsEntry, LinkDestination, Viewport } from '../book.ts';
import { placeAnchors } from './anchors.ts';
import { flowsOf, withKindleAddresses, writeFlows } from './kf8-flows.ts';
import { mobiBook } from './mobi-book.ts';
import type { MobiFile } from './mobi-file.ts';
import { writeResources } from './write-resources.ts';

/**
 * Reads a KF8 book: documents in fragments, followed by flows with styles and drawings; links by fragment and
 * offset.
 */
export async function readKf8(file: MobiFile, text: Uint8Array, folder: string): Promise<Book> {
  const record = (index: number) => file.record(index);
  const resources = await writeResources(file, folder);
  const flows = flowsOf(file, text);
  const { header } = file;
  const [main] = flows;

  if (header.skeletonIndex === noRecord || header.fragmentIndex === noRecord || main === undefined) {
    throw new Failure('damaged-file', 'KF8 without documents');
  }

  const fragments = joinFragments(
    main,
    readIndex(header.skeletonIndex, record),
    readIndex(header.fragmentIndex, record),
  );
  const entries = contentsOf(file);
  await mkdir(join(folder, 'flows'), { recursive: true });
  await writeFlows(file, flows, resources, folder);
  const places = await writeParts(file, fragments, entries, flows, resources, folder);
  const viewport = viewportOf(file);
  const chapters = fragments.parts.map((_, index) => ({
    path: pathOf(index),
    kind: 'markup' as const,
    viewport,
  }));
  const asEntry = ({ label, place, children }: MobiEntry): ContentsEntry => ({
    title: file.decode(label),
    target: place === null ? null : places(...place),
    children: children.map(asEntry),
  });

  return mobiBook(file, resources, chapters, entries.map(asEntry));
}

function pathOf(index: number): string {
  return `part-${index}.xhtml`;
}

/** Writes the documents with an id at every link target, and returns a lookup of these targets. */
async function writeParts(
  file: MobiFile,
  { parts, starts }: Fragments,
  entries: readonly MobiEntry[],
  flows: readonly Uint8Array[],
  resources: ReadonlyMap<number, string>,
  folder: string,
): Promise<(fragment: number, offset: number) => LinkDestination | null> {
  const texts = parts.map(({ bytes }) => Buffer.from(bytes).toString('latin1'));
  const partAt = (fragment: number, offset: number) => {
    const place = (starts[fragment] ?? -1) + offset;
    const part = parts.findLastIndex(({ start }) => start <= place);

    return starts[fragment] === undefined || part === -1
      ? null
      : { part, offset: place - (parts[part]?.start ?? 0) };
  };
  const wanted: number[][] = parts.map(() => []);
  const links = texts.flatMap((text) => [...text.matchAll(/kindle:pos:fid:([0-9a-v]+):off:([0-9a-v]+)/gi)]);

  for (const [fragment, offset] of [...links.map(placeIn), ...placesOf(entries)]) {
    const place = partAt(fragment, offset);
    wanted[place?.part ?? -1]?.push(place?.offset ?? 0);
  }

  const anchored = texts.map((text, index) => placeAnchors(text, wanted[index] ?? []));
  const targetAt = (fragment: number, offset: number): LinkDestination | null => {
    const place = partAt(fragment, offset);
    const id = place === null ? undefined : anchored[place.part]?.ids.get(place.offset);

    return place === null ? null : { path: pathOf(place.part), id: id ?? null };
  };

  for (const [index, { markup }] of anchored.entries()) {
    const linked = markup.replace(/kindle:pos:fid:([0-9a-v]+):off:([0-9a-v]+)/gi, (...found) => {
      const target = targetAt(...placeIn(found));

      return target === null ? '' : target.path + (target.id === null ? '' : `#${target.id}`);
    });
    const text = withKindleAddresses(file.decode(Buffer.from(linked, 'latin1')), '', file, flows, resources);
    await writeFile(join(folder, pathOf(index)), text);
  }

  return targetAt;
}

/** Numbers in links are in base 32. */
function placeIn(found: readonly string[]): [number, number] {
  return [Number.parseInt(found[1] ?? '', 32), Number.parseInt(found[2] ?? '', 32)];
}

function placesOf(entries: readonly MobiEntry[]): [number, number][] {
  return entries.flatMap(({ place, children }) => [
    ...(place === null ? [] : [[...place] as [number, number]]),
    ...placesOf(children),
  ]);
}

function contentsOf(file: MobiFile): MobiEntry[] {
  if (file.header.contentsIndex === noRecord) {
    return [];
  }

  try {
    return readContents(readIndex(file.header.contentsIndex, (index) => file.record(index)));
  } catch {
    // Unreadable contents are dropped; the text is intact.
    return [];
  }
}

function viewportOf(file: MobiFile): Viewport | null {
  const [width, height] = (file.extra(extraKind.resolution)[0] ?? '').split('x').map(Number);
  const isFixed = file.extra(extraKind.fixedLayout)[0] === 'true';

  return isFixed && width !== undefined && height !== undefined && width > 16 && height > 16
    ? { width, height }
    : null;
}
