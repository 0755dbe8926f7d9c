import type { PackageWriter } from '../../ooxml/package-writer.ts';
import type { PictureSource } from '../../slides/slide.ts';
import { fingerprint } from './fingerprint.ts';

export interface PictureBytes {
  readonly extension: 'png' | 'jpg';
  readonly bytes: Uint8Array;
}

/** Name of a source: pictures with the same name are stored once. */
export function pictureName(source: PictureSource): string {
  if (source.kind === 'image') {
    return `image ${source.image}`;
  }

  const { left, top, right, bottom } = source.box;

  const edges = [left, top, right, bottom].map((edge) => edge.toFixed(2));

  return `region ${source.pageIndex} ${edges.join(' ')} ${source.orders[0] ?? ''}`;
}

/** Pictures of a package, each added on first use. */
export class MediaFolder {
  readonly #writer: PackageWriter;
  readonly #pictures: ReadonlyMap<string, PictureBytes>;
  readonly #paths = new Map<string, string>();

  constructor(writer: PackageWriter, pictures: ReadonlyMap<string, PictureBytes>) {
    this.#writer = writer;
    this.#pictures = pictures;
  }

  /** Relationship of a part to a picture; null when its bytes are missing. */
  show(part: string, source: PictureSource): string | null {
    const name = pictureName(source);
    const picture = this.#pictures.get(name);

    if (picture === undefined) {
      return null;
    }

    // A picture rendered separately for several pages has the same bytes.
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
