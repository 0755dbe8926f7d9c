import { binaryToBytes } from '../bytes/binary.ts';
import type { ByteSink, Codec } from '../host.ts';
import { dictOf, nameOf, OutputRef, type PdfDict, type PdfObject, PdfString } from '../objects.ts';
import { encodeText } from '../syntax/text-string.ts';
import { ByteBuffer } from '../write/byte-buffer.ts';
import { FileWriter } from '../write/file-writer.ts';
import { serialize } from '../write/serialize.ts';
import { addImage, type ImageSink } from './add-image.ts';
import type { PdfPicture } from './picture.ts';
import { type PicturePageLayout, placePicture } from './place-picture.ts';

/**
 * Creates a document with one page per picture; each picture is written with its page, so that only one is in
 * memory.
 */
export function createPictureDocument(sink: ByteSink, codec: Codec): PictureDocument {
  return new PictureDocument(new FileWriter(sink, codec), codec);
}

export class PictureDocument implements ImageSink {
  readonly #writer: FileWriter;
  readonly #codec: Codec;
  readonly #tree: number;
  readonly #pages: OutputRef[] = [];

  constructor(writer: FileWriter, codec: Codec) {
    this.#writer = writer;
    this.#codec = codec;
    this.#tree = writer.allocate();
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  add(picture: PdfPicture, layout: PicturePageLayout): void {
    const placed = placePicture(picture, layout);
    const image = addImage(picture, this);
    const content = binaryToBytes(`q ${placed.matrix.map(short).join(' ')} cm /Im0 Do Q`);
    const contents = this.addStream(dictOf({}), content);
    const page = this.#addObject(
      dictOf({
        Type: nameOf('Page'),
        Parent: new OutputRef(this.#tree),
        MediaBox: [0, 0, round(placed.widthPoints), round(placed.heightPoints)],
        Resources: dictOf({ XObject: dictOf({ Im0: image }) }),
        Contents: contents,
      }),
    );
    this.#pages.push(page);
  }

  /** Writes the page tree, the catalog and the document information. */
  finish(title: string): void {
    this.#put(this.#tree, dictOf({ Type: nameOf('Pages'), Count: this.#pages.length, Kids: this.#pages }));
    const catalog = this.#addObject(
      dictOf({
        Type: nameOf('Catalog'),
        Pages: new OutputRef(this.#tree),
        ViewerPreferences: dictOf({ DisplayDocTitle: true }),
      }),
    );
    const information = this.#addObject(
      dictOf({ Title: encodeText(title), Producer: new PdfString(binaryToBytes('Octavo')) }),
    );
    this.#writer.finish(dictOf({ Root: catalog, Info: information }));
  }

  addStream(dict: PdfDict, plain: Uint8Array): OutputRef {
    return this.addPayload(dict.copy().set('Filter', nameOf('FlateDecode')), this.#codec.deflate(plain));
  }

  addPayload(dict: PdfDict, payload: Uint8Array): OutputRef {
    const number = this.#writer.allocate();
    this.#writer.addStream(number, written(dict.copy().set('Length', payload.length)), payload);

    return new OutputRef(number);
  }

  #addObject(object: PdfObject): OutputRef {
    const number = this.#writer.allocate();
    this.#put(number, object);

    return new OutputRef(number);
  }

  #put(number: number, object: PdfObject): void {
    this.#writer.add(number, written(object));
  }
}

/** Every reference is to an object of the file being written, so none needs translation. */
function written(object: PdfObject): Uint8Array {
  const buffer = new ByteBuffer(512);
  serialize(buffer, object, (number) => number);

  return buffer.view();
}

function short(number: number): string {
  return String(round(number));
}

/** Rounds to a hundredth of a point, a fifth of a printer dot at 1,440 dpi. */
function round(points: number): number {
  return Math.round(points * 100) / 100;
}
