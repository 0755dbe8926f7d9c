import { crc32 } from 'node:zlib';
import { joinTiffs } from '@octavo/pdf/picture/join-tiff';
import sharp, { type Sharp } from 'sharp';

/** Gradients, edges and some grain: compresses like a photograph, and is the same every time. */
export function photograph(width: number, height: number): Sharp {
  const data = new Uint8Array(width * height * 3);
  let state = 12_345;

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      const grain = ((state >> 16) & 31) - 16;
      const wave = 60 * Math.sin(x / 17) * Math.cos(y / 23);
      const edge = (x >> 6) % 2 === (y >> 6) % 2 ? 30 : 0;
      const at = (y * width + x) * 3;
      data[at] = clamp(120 + wave + edge + grain);
      data[at + 1] = clamp(90 + (100 * y) / height + wave / 2 + grain);
      data[at + 2] = clamp(60 + (140 * x) / width + edge + grain);
    }
  }

  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A square that moves over a static background. */
export async function movingGif(frames: number, delayMilliseconds: number): Promise<Buffer> {
  const size = 64;
  const data = new Uint8Array(size * size * frames * 3).fill(240);

  for (let frame = 0; frame < frames; frame += 1) {
    for (let y = 20; y < 36; y += 1) {
      for (let x = frame * 5; x < frame * 5 + 16; x += 1) {
        data.set([200, 40, 30 + frame * 20], ((frame * size + y) * size + x) * 3);
      }
    }
  }

  return sharp(data, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
    .gif({ delay: Array.from({ length: frames }, () => delayMilliseconds) })
    .toBuffer();
}

/** A TIFF whose pages differ in size. */
export async function sheet(pages: number): Promise<Buffer> {
  const files = Array.from({ length: pages }, (_, page) =>
    photograph(120 + page * 10, 80)
      .tiff({ compression: 'lzw' })
      .toBuffer(),
  );

  return Buffer.from(joinTiffs(await Promise.all(files)));
}

/** The header of a PNG that claims more pixels than its few bytes could hold. */
export function giantPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);

  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c63000000010001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);

  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
