import { binaryToBytes } from '@octavo/pdf/bytes/binary';
import { EmbeddedFont, type ObjectSink } from '@octavo/pdf/embedded-font';
import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import type { ByteSink, Codec } from '@octavo/pdf/host';
import { metadataPacket } from '@octavo/pdf/information/metadata-packet';
import { dictOf, nameOf, OutputRef, type PdfDict, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { ByteBuffer } from '@octavo/pdf/write/byte-buffer';
import { FileWriter } from '@octavo/pdf/write/file-writer';
import { serialize } from '@octavo/pdf/write/serialize';
import { PdfCanvas, type SharedResources } from './pdf-canvas.ts';

const producer = 'Octavo';

/** PDF document of painted sheets; fonts are written last, when the used glyphs are known. */
export class DrawingDocument implements ObjectSink, SharedResources {
  readonly codec: Codec;
  readonly #title: string;
  readonly #writer: FileWriter;
  readonly #tree: OutputRef;
  readonly #resources: OutputRef;
  readonly #pages: { readonly ref: OutputRef; readonly title: string }[] = [];
  readonly #fonts = new Map<SfntFont, { name: string; embedded: EmbeddedFont }>();
  readonly #opacities = new Map<number, string>();

  constructor(title: string, sink: ByteSink, codec: Codec) {
    this.codec = codec;
    this.#title = title;
    this.#writer = new FileWriter(sink, codec);
    this.#tree = new OutputRef(this.#writer.allocate());
    this.#resources = new OutputRef(this.#writer.allocate());
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  nameOfFont(font: SfntFont): { name: string; embedded: EmbeddedFont } {
    const known = this.#fonts.get(font);

    if (known !== undefined) {
      return known;
    }

    const made = { name: `F${this.#fonts.size + 1}`, embedded: new EmbeddedFont(font) };
    this.#fonts.set(font, made);

    return made;
  }

  nameOfOpacity(opacity: number): string {
    const name = this.#opacities.get(opacity) ?? `A${this.#opacities.size + 1}`;
    this.#opacities.set(opacity, name);

    return name;
  }

  addPage(
    { widthPoints, heightPoints, title }: { widthPoints: number; heightPoints: number; title: string },
    paint: (canvas: PdfCanvas) => void,
  ): void {
    const contents: OutputRef[] = [];
    const window = { left: 0, bottom: 0, right: widthPoints, top: heightPoints };
    const canvas = new PdfCanvas(window, this, (text) => {
      contents.push(this.addStream(dictOf({}), binaryToBytes(text)));
    });
    paint(canvas);
    canvas.finish();
    const ref = this.add(
      dictOf({
        Type: nameOf('Page'),
        Parent: this.#tree,
        MediaBox: [0, 0, hundredths(widthPoints), hundredths(heightPoints)],
        Resources: this.#resources,
        Contents: contents,
      }),
    );
    this.#pages.push({ ref, title });
  }

  /** Writes the shared resources, the page tree and the catalog. */
  finish(): void {
    const fonts = [...this.#fonts.values()].map(({ name, embedded }, index) => {
      // A tag of six capitals distinguishes the font subsets of a document (9.9.2).
      const tag = `OCTAV${String.fromCharCode(65 + (index % 26))}`;

      return [name, embedded.write(this, tag)] as const;
    });
    const states = [...this.#opacities].map(
      ([opacity, name]) => [name, dictOf({ CA: opacity, ca: opacity })] as const,
    );
    this.#put(
      this.#resources,
      dictOf({
        Font: dictOf(Object.fromEntries(fonts)),
        ExtGState: dictOf(Object.fromEntries(states)),
      }),
    );
    this.#put(
      this.#tree,
      dictOf({
        Type: nameOf('Pages'),
        Count: this.#pages.length,
        Kids: this.#pages.map(({ ref }) => ref),
      }),
    );
    const catalog = dictOf({
      Type: nameOf('Catalog'),
      Pages: this.#tree,
      Outlines: this.#outline(),
      Metadata: this.#metadata(),
      ViewerPreferences: dictOf({ DisplayDocTitle: true }),
    });
    const information = dictOf({ Title: encodeText(this.#title), Producer: encodeText(producer) });
    this.#writer.finish(dictOf({ Root: this.add(catalog), Info: this.add(information) }));
  }

  add(object: PdfObject): OutputRef {
    const ref = new OutputRef(this.#writer.allocate());
    this.#put(ref, object);

    return ref;
  }

  addStream(dict: PdfDict, plain: Uint8Array): OutputRef {
    const payload = this.codec.deflate(plain);
    dict.set('Filter', nameOf('FlateDecode')).set('Length', payload.length);
    const ref = new OutputRef(this.#writer.allocate());
    this.#writer.addStream(ref.number, written(dict), payload);

    return ref;
  }

  /** Written uncompressed, for programs that look for metadata without parsing the document. */
  #metadata(): OutputRef {
    const packet = metadataPacket({ title: this.#title, producer });
    const dict = dictOf({ Type: nameOf('Metadata'), Subtype: nameOf('XML'), Length: packet.length });
    const ref = new OutputRef(this.#writer.allocate());
    this.#writer.addStream(ref.number, written(dict), packet);

    return ref;
  }

  /** A bookmark for each sheet, when there are several. */
  #outline(): OutputRef | undefined {
    if (this.#pages.length < 2) {
      return undefined;
    }

    const root = new OutputRef(this.#writer.allocate());
    const items = this.#pages.map(() => new OutputRef(this.#writer.allocate()));

    for (const [index, { ref, title }] of this.#pages.entries()) {
      this.#put(
        items[index]!,
        dictOf({
          Title: encodeText(title),
          Parent: root,
          Prev: items[index - 1],
          Next: items[index + 1],
          Dest: [ref, nameOf('Fit')],
        }),
      );
    }

    this.#put(
      root,
      dictOf({ Type: nameOf('Outlines'), First: items[0], Last: items.at(-1), Count: items.length }),
    );

    return root;
  }

  #put(ref: OutputRef, object: PdfObject): void {
    this.#writer.add(ref.number, written(object));
  }
}

/** Serializes an object; references need no translation, because all objects belong to the written file. */
function written(object: PdfObject): Uint8Array {
  const buffer = new ByteBuffer(512);
  serialize(buffer, object, (number) => number);

  return buffer.view();
}

function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
