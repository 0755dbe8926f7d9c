import { bytesOf } from '@octavo/editing/committed';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { Codec } from '@octavo/pdf/host';
import { metadataPacket } from '@octavo/pdf/information/metadata-packet';
import { dictOf, nameOf, OutputRef, type PdfDict, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { ByteBuffer } from '@octavo/pdf/write/byte-buffer';
import { FileWriter } from '@octavo/pdf/write/file-writer';
import { serialize } from '@octavo/pdf/write/serialize';

/** US Letter in points. */
const letter = [0, 0, 612, 792];
const producer = 'Octavo';

/** Makes a document of empty letter pages in English, ready for tags. */
export function blankPages(title: string, pageCount: number, codec: Codec): PdfDocument {
  const bytes = bytesOf((sink) => {
    const writer = new FileWriter(sink, codec, { packed: false });
    const put = (ref: OutputRef, object: PdfObject): void => writer.add(ref.number, written(object));
    const reserve = (): OutputRef => new OutputRef(writer.allocate());
    const [catalog, information, tree, tags, metadata] = [
      reserve(),
      reserve(),
      reserve(),
      reserve(),
      reserve(),
    ];
    const pages = Array.from({ length: pageCount }, reserve);
    put(
      catalog,
      dictOf({
        Type: nameOf('Catalog'),
        Pages: tree,
        Lang: encodeText('en-US'),
        MarkInfo: dictOf({ Marked: true }),
        StructTreeRoot: tags,
        Metadata: metadata,
        ViewerPreferences: dictOf({ DisplayDocTitle: true, PrintScaling: nameOf('None') }),
      }),
    );
    put(information, dictOf({ Title: encodeText(title), Producer: encodeText(producer) }));
    put(tree, dictOf({ Type: nameOf('Pages'), Count: pageCount, Kids: pages }));
    put(tags, dictOf({ Type: nameOf('StructTreeRoot') }));

    for (const [index, page] of pages.entries()) {
      put(
        page,
        dictOf({
          Type: nameOf('Page'),
          Parent: tree,
          MediaBox: letter,
          Resources: dictOf({}),
          // Readers then go through the fields in the order of the tags.
          Tabs: nameOf('S'),
          StructParents: index,
        }),
      );
    }

    const packet = metadataPacket({ title, producer });
    writer.addStream(
      metadata.number,
      written(dictOf({ Type: nameOf('Metadata'), Subtype: nameOf('XML'), Length: packet.length })),
      packet,
    );
    writer.finish(dictOf({ Root: catalog, Info: information }));
  });

  return openPdf(bytes, codec);
}

function written(object: PdfDict | PdfObject): Uint8Array {
  const buffer = new ByteBuffer(512);
  serialize(buffer, object, (number) => number);

  return buffer.view();
}
