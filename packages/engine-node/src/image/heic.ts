import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Failure } from '@octavo/contract/failures';

/** The part of libheif's interface that is used here. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: { data: Uint8ClampedArray } | null) => void,
  ): void;
  free(): void;
}

interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

type OpenHeif = (module: { readonly wasmBinary: Uint8Array }) => Heif;

/** Pixels in RGBA order, rotated and mirrored as the file specifies. */
export interface DecodedPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Headers may claim any size; phones take up to 50 megapixels, panoramas a little more. */
const largestPixels = 150_000_000;

const require = createRequire(import.meta.url);
let loaded: Heif | undefined;

/** Loads libheif from its parts: the package's entry points have its WebAssembly as a text, a third larger. */
function loadHeif(): Heif {
  if (loaded === undefined) {
    const open = require('libheif-js/libheif-wasm/libheif.js') as OpenHeif;
    const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
    loaded = open({ wasmBinary });
  }

  return loaded;
}

/**
 * Decodes the primary picture of a HEIC file with libheif, which reads HEVC where sharp's build does not.
 *
 * @throws Failure `damaged-file`, `image-too-large`
 */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedPixels> {
  const heif = loadHeif();
  const images = new heif.HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];

  if (image === undefined) {
    throw new Failure('damaged-file', 'HEIC without a picture that can be decoded');
  }

  try {
    const width = image.get_width();
    const height = image.get_height();

    if (width * height > largestPixels) {
      throw new Failure('image-too-large', `HEIC of ${width} by ${height} pixels`);
    }

    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const filled = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
      image.display(target, resolve);
    });

    if (filled === null) {
      throw new Failure('damaged-file', 'HEIC picture cannot be decoded');
    }

    return { width, height, data: new Uint8Array(filled.data.buffer) };
  } finally {
    for (const each of images) {
      each.free();
    }
  }
}
