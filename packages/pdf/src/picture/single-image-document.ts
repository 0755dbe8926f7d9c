import { binaryToBytes } from '../bytes/binary.ts';
import type { PdfDocument } from '../document.ts';
import type { ByteSink, Codec } from '../host.ts';
import { dictOf, nameOf, OutputRef, type PdfObject, PdfStream } from '../objects.ts';
import { FileWriter } from '../write/file-writer.ts';
import { Transfer } from '../write/transfer.ts';
import type { EmbeddedImage } from './embedded-images.ts';

/**
 * Writes a one-page document that shows one picture of another document at one point per pixel, so that
 * rendering at 72 dpi reproduces the picture.
 *
 * @param replace objects that replace those of the document, by number
 */
export function writeSingleImage(
  document: PdfDocument,
  image: EmbeddedImage,
  sink: ByteSink,
  codec: Codec,
  replace: ReadonlyMap<number, PdfObject> = new Map(),
): void {
  const writer = new FileWriter(sink, codec);
  const transfer = new Transfer(document, writer, { replace });
  const { width, height } = image;
  const [catalog, tree, page, contents] = [
    writer.allocate(),
    writer.allocate(),
    writer.allocate(),
    writer.allocate(),
  ];

  transfer.write(catalog, dictOf({ Type: nameOf('Catalog'), Pages: new OutputRef(tree) }));
  transfer.write(tree, dictOf({ Type: nameOf('Pages'), Count: 1, Kids: [new OutputRef(page)] }));
  transfer.write(
    page,
    dictOf({
      Type: nameOf('Page'),
      Parent: new OutputRef(tree),
      MediaBox: [0, 0, width, height],
      Resources: dictOf({ XObject: dictOf({ Im0: image.ref }) }),
      Contents: new OutputRef(contents),
    }),
  );
  transfer.write(
    contents,
    new PdfStream(dictOf({}), binaryToBytes(`q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q`)),
  );
  transfer.drain();
  writer.finish(dictOf({ Root: new OutputRef(catalog) }));
}
