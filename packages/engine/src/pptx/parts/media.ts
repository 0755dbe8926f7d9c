import type { PackageWriter } from '../../ooxml/package-writer.ts';
import type { PictureSource } from '../slide.ts';
import { fingerprint } from './fingerprint.ts';

export interface PictureBytes {
  readonly extension: 'png' | 'jpg';
  readonly bytes: Uint8Array;
}

/** Names a source: pictures with the same name are stored once. */
export function pictureName(source: PictureSource): string {
  if (source.kind === 'image') {
    return `image ${source.image}`;
  }

  const { left, top, right, bottom } = source.box;

  const edges = [left, top, right, bottom].map((edge) => edge.toFixed(2));

  return `region ${source.pageIndex} ${edges.join(' ')} ${source.orders[0] ?? ''}`;
}

/** The pictures of a package, each added when it is first shown. */
export class MediaFolder {
  readonly #writer: PackageWriter;
  readonly #pictures: ReadonlyMap<string, PictureBytes>;
  readonly #paths = new Map<string, string>();

  constructor(writer: PackageWriter, pictures: ReadonlyMap<string, PictureBytes>) {
    this.#writer = writer;
    this.#pictures = pictures;
  }

  /** Relationship of a part to a picture; null for one whose bytes nobody could read. */
  show(part: string, source: PictureSource): string | null {
    const name = pictureName(source);
    const picture = this.#pictures.get(name);

    if (picture === undefined) {
      return null;
    }

    // Pages that show the same picture have it painted each for itself.
    const content = fingerprint(picture.bytes);
    let path = this.#paths.get(content);

    if (path === undefined) {
      path = `ppt/media/image${this.#paths.size + 1}.${picture.extension}`;
      this.#paths.set(content, path);
      this.#writer.add(path, null, picture.bytes);
    }

    return this.#writer.relate(part, 'image', path);
  }
}
