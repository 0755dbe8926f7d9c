import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safePath } from '../container/unpack.ts';

const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'image/jpeg': 'jpg',
    'image/jpg': 'jpg',
    'image/png': 'png',
    'image/gif': 'gif',
    'image/webp': 'webp',
    'image/svg+xml': 'svg',
  }),
);

/** Text of a book without its pictures, and the paths of the pictures by id. */
export interface Unburdened {
  readonly text: string;
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * Writes the pictures at the end of a FictionBook to files before anything is parsed: they are most of its bytes, in
 * base64, and no tree is needed to find them.
 */
export async function writeBinaries(text: string, folder: string): Promise<Unburdened> {
  const pictures = new Map<string, string>();
  const rest: string[] = [];
  let end = 0;
  await mkdir(join(folder, 'images'), { recursive: true });

  for (const found of text.matchAll(/<binary\b([^<>]*)>([^<]*)<\/binary>/g)) {
    const [whole, attributes = '', data = ''] = found;
    rest.push(text.slice(end, found.index));
    end = found.index + whole.length;
    const id = /\bid\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1];
    const type = /\bcontent-type\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1] ?? 'image/jpeg';
    const path = safePath(`images/picture-${pictures.size}.${extensions.get(type.toLowerCase()) ?? 'jpg'}`);

    if (id !== undefined && path !== null) {
      await writeFile(join(folder, path), Buffer.from(data, 'base64'));
      pictures.set(id, path);
    }
  }

  return { text: rest.join('') + text.slice(end), pictures };
}
