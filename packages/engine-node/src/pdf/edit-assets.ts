import { open, readFile, writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { EditHost } from '@octavo/editing/edit-context';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { readPictures } from '../image/read-pictures.ts';
import { namingFile } from '../naming-file.ts';
import type { InputFile, Workspace } from '../run-files.ts';
import { sniffFile } from '../sniff-file.ts';

/** Files that operations name: those that were sent, and those that came inside of another one. */
export class EditAssets implements Pick<EditHost, 'fileOf' | 'pictureOf'> {
  readonly #sent: readonly InputFile[];
  readonly #contained: ReadonlyMap<string, Uint8Array>;
  readonly #workspace: Workspace;
  readonly #pictures = new Map<string, Promise<PdfPicture | null>>();

  constructor(sent: readonly InputFile[], contained: ReadonlyMap<string, Uint8Array>, workspace: Workspace) {
    this.#sent = sent;
    this.#contained = contained;
    this.#workspace = workspace;
  }

  readonly fileOf = async (asset: string): Promise<Uint8Array | null> => {
    const file = this.#sent.find(({ name }) => name === asset);

    return file === undefined ? (this.#contained.get(asset) ?? null) : readFile(file.path);
  };

  /** Placed twice, a picture is the same object, which is written once. */
  readonly pictureOf = (asset: string): Promise<PdfPicture | null> => {
    const picture = this.#pictures.get(asset) ?? this.#read(asset);
    this.#pictures.set(asset, picture);

    return picture;
  };

  async #read(asset: string): Promise<PdfPicture | null> {
    const file = this.#sent.find(({ name }) => name === asset) ?? (await this.#write(asset));

    return file === null ? null : firstPicture(file);
  }

  /** Writes contained bytes for the programs that read pictures; null for unknown names and kinds. */
  async #write(name: string): Promise<InputFile | null> {
    const bytes = this.#contained.get(name);

    if (bytes === undefined) {
      return null;
    }

    const path = this.#workspace.newPath('bin');
    await writeFile(path, bytes);
    const file = await open(path);

    try {
      const kind = await sniffFile(file, name);

      return kind === null ? null : { name, kind, path, sizeBytes: bytes.length };
    } finally {
      await file.close();
    }
  }
}

/** @throws Failure `damaged-file`, `image-too-large` or `file-type-not-supported`, with the name of the file. */
async function firstPicture(file: InputFile): Promise<PdfPicture> {
  const { value } = await namingFile(file, () => readPictures(file).next());

  if (value === undefined) {
    throw new Failure('damaged-file', 'no picture', { values: { file: file.name } });
  }

  return value;
}
