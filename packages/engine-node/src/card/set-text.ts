import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { unpackWoff } from './unpack-woff.ts';

/** A web font, with the name stored in its file. */
export interface CardFont {
  /** Path of a WOFF file. */
  readonly path: string;
  /** Family and weight as Pango names them: `Source Serif 4 SemiBold,SemiBold`. */
  readonly name: string;
}

/** Share of the font's own line height, which is meant for long texts. */
const lineHeight = 0.86;

/** Text rendered as a picture, to be composited onto another. */
export interface TextPicture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A font unpacked to a plain file, because the text renderer does not read WOFF. */
export class OpenFont {
  readonly #name: string;
  readonly #file: string;

  private constructor(name: string, file: string) {
    this.#name = name;
    this.#file = file;
  }

  static async open({ name, path }: CardFont): Promise<OpenFont> {
    return new OpenFont(name, await keepWithoutName(unpackWoff(await readFile(path))));
  }

  /** Renders text with lines broken at `width`; size and width are in pixels. */
  async set(text: string, size: number, colour: string, width: number): Promise<TextPicture> {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}" line_height="${lineHeight}">${escapeMarkup(text)}</span>`,
        font: `${this.#name} ${size}`,
        fontfile: this.#file,
        // At 72 dpi, a point is a pixel.
        dpi: 72,
        width,
        wrap: 'word',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });

    return { input: data, width: info.width, height: info.height };
  }
}

/**
 * Path of a file that exists until this process ends, however it ends: the file is deleted at once and remains
 * readable through its open descriptor, because the renderer opens it again for each text.
 */
async function keepWithoutName(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-font-'));

  try {
    const file = join(folder, 'font.ttf');
    await writeFile(file, bytes);

    return `/dev/fd/${openSync(file, 'r')}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
