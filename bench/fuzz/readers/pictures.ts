import { deflateSync } from 'node:zlib';
import { codec } from '@octavo/engine-node/codec';
import { checkPngRows } from '@octavo/engine-node/image/check-png-rows';
import { decodeFax } from '@octavo/pdf/image/ccitt-decode';
import { encodeGroup4 } from '@octavo/pdf/image/ccitt-encode';
import { encodeJbig2 } from '@octavo/pdf/image/jbig2';
import { readJpeg } from '@octavo/pdf/image/jpeg-read';
import { writeProgressive } from '@octavo/pdf/image/jpeg-write';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import { encodeBmp } from '@octavo/pdf/picture/bmp-write';
import { readJpegHeader } from '@octavo/pdf/picture/jpeg-header';
import { greyTiff } from '@octavo/pdf/picture/one-strip-tiff';
import { pixelSize } from '@octavo/pdf/picture/pixel-size';
import { pictureFromPng } from '@octavo/pdf/picture/png';
import { stripPng, stripWebp } from '@octavo/pdf/picture/strip-chunks';
import { profileSegments, stripJpeg, withSegments } from '@octavo/pdf/picture/strip-jpeg';
import { undoFilter } from '@octavo/pdf/streams/filters';
import sharp from 'sharp';
import type { FuzzReader } from '../reader.ts';

const raw = { create: { width: 24, height: 16, channels: 3 as const, background: '#3060c0' } };

export const pictureReaders: readonly FuzzReader[] = [
  {
    name: 'jpeg',
    shape: 'bytes',
    takes: /\.jpe?g$/i,
    seeds: async () => [
      await sharp(raw).jpeg().toBuffer(),
      await sharp(raw).jpeg({ progressive: true, chromaSubsampling: '4:2:0' }).toBuffer(),
      await sharp(raw)
        .greyscale()
        .withMetadata({ orientation: 6 })
        .jpeg({ restartMarkers: 2 } as object)
        .toBuffer(),
    ],
    read(bytes) {
      const jpeg = readJpeg(bytes);

      if (jpeg !== undefined) {
        writeProgressive(jpeg);
      }

      readJpegHeader(bytes);
      stripJpeg(bytes, 6);
      withSegments(bytes, profileSegments(bytes));
    },
  },
  {
    name: 'png',
    shape: 'bytes',
    takes: /\.png$/i,
    seeds: async () => [
      await sharp(raw).png().toBuffer(),
      await sharp(raw).png({ palette: true }).toBuffer(),
      await sharp(raw).ensureAlpha().png({ progressive: true }).toBuffer(),
    ],
    async read(bytes) {
      stripPng(bytes);
      const picture = pictureFromPng(bytes, null);

      if (picture !== null) {
        await checkPngRows(picture);
      }
    },
  },
  {
    name: 'bitmaps',
    shape: 'bytes',
    takes: /\.(bmp|tiff?|webp)$/i,
    seeds: async () => [
      encodeBmp({ width: 4, height: 4, channels: 3, data: new Uint8Array(48) }),
      greyTiff({ width: 4, height: 4, data: new Uint8Array(16) }),
      await sharp(raw).tiff().toBuffer(),
      await sharp(raw).webp().toBuffer(),
      Buffer.from('000000206674797068656963000000006d6966316865696300000018', 'hex'),
    ],
    async read(bytes) {
      const part = async (from: number, to: number) => bytes.subarray(from, to);
      await pixelSize('tiff', part);
      await pixelSize('heic', part);
      stripWebp(bytes);

      decodeBmp(bytes);
    },
  },
  {
    name: 'fax',
    shape: 'bytes',
    seeds: () => [
      encodeGroup4({ width: 64, height: 8, bits: Uint8Array.from({ length: 64 }, (_, at) => at * 29) }),
    ],
    read(bytes) {
      for (const k of [-1, 0, 4]) {
        const bitmap = decodeFax(bytes, { k, columns: 64, rows: 8, isByteAligned: k === 0 });

        if (bitmap !== undefined) {
          encodeJbig2(bitmap);
        }
      }
    },
  },
  {
    name: 'filters',
    shape: 'bytes',
    seeds: () => [
      deflateSync(Buffer.from('\x02abcd\x01efgh\x04ijkl')),
      Buffer.from('87cURD]i,"Ebo7&z~>'),
      Buffer.from('616263>'),
      Buffer.from([3, 1, 2, 3, 4, 250, 9, 128]),
      Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]),
    ],
    read(bytes) {
      const numbers: Readonly<Record<string, number>> = {
        Predictor: bytes[0] ?? 0,
        Columns: 4,
        Colors: bytes[1] ?? 1,
        BitsPerComponent: bytes[2] ?? 8,
      };

      for (const name of ['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']) {
        undoFilter({ name, parameter: (key, fallback) => numbers[key] ?? fallback }, bytes, codec, 1 << 20);
      }
    },
  },
];
