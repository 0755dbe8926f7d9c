import { binaryToBytes, bytesToBinary } from '../../bytes/binary.ts';
import { PdfStream } from '../../objects.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';

/**
 * Removes what may show pages as they were: data that an editor keeps for its own use (ISO 32000-2, 14.5), and the
 * thumbnails of the document's metadata.
 */
export function removeCopies(changes: ObjectChanges): void {
  const metadata = changes.get(changes.document.catalog, 'Metadata');
  const text = metadata instanceof PdfStream ? bytesToBinary(changes.document.decode(metadata)) : '';
  const cleaned = withoutThumbnails(text);

  changeCatalog(changes, (catalog) => {
    catalog.delete('PieceInfo');

    if (metadata instanceof PdfStream && cleaned !== text) {
      catalog.set('Metadata', changes.addStream(metadata.dict, binaryToBytes(cleaned)));
    }
  });
}

/** XMP without its thumbnails (XMP specification, part 1, 8.4). */
function withoutThumbnails(xmp: string): string {
  const closing = /<\/(\w+):Thumbnails\s*>/g;
  const parts: string[] = [];
  let from = 0;

  for (let end = closing.exec(xmp); end !== null; end = closing.exec(xmp)) {
    const start = xmp.indexOf(`<${end[1]}:Thumbnails`, from);

    if (start < 0) {
      break;
    }

    if (start < end.index) {
      parts.push(xmp.slice(from, start));
      from = closing.lastIndex;
    }
  }

  return [...parts, xmp.slice(from)].join('');
}
