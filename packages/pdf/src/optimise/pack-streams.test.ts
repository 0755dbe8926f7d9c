import { deflateSync } from 'node:zlib';
import { codec } from '@octavo/engine-node/codec';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { PdfStream } from '../objects.ts';
import { ObjectReplacements } from './changes.ts';
import { objectsOf } from './objects-of.ts';
import { packStreams } from './pack-streams.ts';

it('leaves a stream as it is when it is too large for memory, and packs the others', () => {
  const file = new PdfFile();
  const pages = file.reserve();
  const page = file.add(`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 100 100] >>`);
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const large = file.stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(200 * 1024 ** 2)));
  const small = file.stream('', 'BT ET '.repeat(1000));
  const document = openPdf(
    file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R /Large ${large} 0 R /Small ${small} 0 R >>`)),
    codec,
  );
  const changes = new ObjectReplacements(document, objectsOf(document), (data) => codec.deflate(data));
  packStreams(changes, { keepMetadataPlain: false });

  expect(
    [...changes.replace].filter(([, object]) => object instanceof PdfStream).map(([key]) => key),
  ).toEqual([small]);
});
