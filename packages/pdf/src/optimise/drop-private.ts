import { binaryToBytes, bytesToBinary } from '../bytes/binary.ts';
import { isName, PdfDict, PdfStream } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';

/**
 * Entries that no reader shows: thumbnails every viewer draws itself, and data an editor keeps for its own use
 * (ISO 32000-2, 14.5).
 */
const privateKeys = ['Thumb', 'PieceInfo'];

/** A thumbnail in XMP, as image editors store it. */
const thumbnails = /<(\w+):Thumbnails>[^]*?<\/\1:Thumbnails>\s*/g;
const mostMetadataBytes = 1024 * 1024;

export function dropPrivate(changes: ObjectReplacements): void {
  dropThumbnails(changes);

  for (const number of changes.objects.keys()) {
    const object = changes.current(number);
    const dict = object instanceof PdfStream ? object.dict : object;

    if (!(dict instanceof PdfDict) || !privateKeys.some((key) => dict.has(key))) {
      continue;
    }

    const kept = dict.copy();

    for (const key of privateKeys) {
      kept.delete(key);
    }

    changes.replace.set(number, object instanceof PdfStream ? object.withDict(kept) : kept);
  }
}

function dropThumbnails(changes: ObjectReplacements): void {
  for (const number of changes.objects.keys()) {
    const stream = changes.current(number);

    if (!(stream instanceof PdfStream) || !isName(changes.get(stream.dict, 'Type'), 'Metadata')) {
      continue;
    }

    const { data, left } = changes.document.decodePartly(stream);

    if (left.length > 0 || data.length > mostMetadataBytes) {
      continue;
    }

    const before = bytesToBinary(data);
    const after = binaryToBytes(before.replace(thumbnails, ''));

    if (after.length < data.length) {
      const isPlain = !stream.dict.has('Filter');
      const dict = stream.dict.copy().set('Length', after.length);
      changes.replace.set(
        number,
        isPlain ? new PdfStream(dict, after) : changes.packedStream(stream.dict, after),
      );
    }
  }
}
