import { deflateSync, inflateSync } from 'node:zlib';
import { openPdf } from '@octavo/pdf/document';
import { PdfStream } from '@octavo/pdf/objects';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { usageOf } from '@octavo/pdf/optimise/usage-of';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { prepare } from './prepared.ts';
import { isSameImage } from './same-image.ts';

/** A page with a picture of 40 by 40 dots in few colours, or in many. */
function prepared(colours: number) {
  const file = new PdfFile();
  const pages = file.reserve();
  const samples = Buffer.from(Array.from({ length: 4800 }, (_, at) => ((at * at) >> 4) % colours));
  const image = file.stream(
    '/Type /XObject /Subtype /Image /Width 40 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
    deflateSync(samples, { level: 1 }),
  );
  const content = file.stream('', 'q 100 0 0 100 0 0 cm /I Do Q');
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 100 100] /Resources << /XObject << /I ${image} 0 R >> >> /Contents ${content} 0 R >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const document = openPdf(file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`)), codec);
  const objects = objectsOf(document);
  const options = { withFonts: true, withPrintData: true, withJpegs: false, onImage: () => undefined };

  return prepare(document, objects, usageOf(document, objects), options);
}

it.each([2, 200])('reads back images that were packed again, of %i values', (colours) => {
  const { changes, images, repacked, isCertain } = prepared(colours);
  const [image] = images;
  const packed = changes.replace.get(image!.number) as PdfStream;

  expect(packed).toBeInstanceOf(PdfStream);
  expect([isCertain, repacked.size]).toEqual([true, 0]);

  const wrong = inflateSync(packed.raw);
  wrong[wrong.length >> 1]! ^= 1;
  expect(isSameImage(changes, image!, new PdfStream(packed.dict, deflateSync(wrong)))).toBe(false);
});
