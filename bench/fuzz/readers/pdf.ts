import { codec } from '@octavo/engine-node/codec';
import { prepare, sizeOf } from '@octavo/engine-node/compress/prepared';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { readContent } from '@octavo/engine-node/pdfium/read-content';
import { readLayout } from '@octavo/layout/read-layout';
import { assemble } from '@octavo/pdf/assemble';
import type { AssemblyPlan } from '@octavo/pdf/assemble/plan';
import { annotationAreas } from '@octavo/pdf/content/annotation-areas';
import { eachOperator } from '@octavo/pdf/content/content-operators';
import { drawnFonts } from '@octavo/pdf/content/drawn-fonts';
import { outlineEntries } from '@octavo/pdf/content/outline-entries';
import { mayPaintPatterns } from '@octavo/pdf/content/patterns';
import { tagElements } from '@octavo/pdf/content/tag-elements';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { giveTitle } from '@octavo/pdf/information/give-title';
import { readInformation } from '@octavo/pdf/information/information';
import { readOutline } from '@octavo/pdf/navigation/outline';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { isSigned } from '@octavo/pdf/optimise/signatures';
import { usageOf } from '@octavo/pdf/optimise/usage-of';
import { readLabels } from '@octavo/pdf/pages/labels';
import { rotatePages } from '@octavo/pdf/pages/rotate';
import { embeddedImages, isChanged } from '@octavo/pdf/picture/embedded-images';
import { writeDocument } from '@octavo/pdf/write/write';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { writeText } from '@octavo/writers/text/txt/write-text';
import type { FuzzReader } from '../reader.ts';
import { fontDocument, pdfSeeds } from '../seeds/pdf.ts';

const pdf = /\.pdf$/i;

function collected(write: (sink: { write(chunk: Uint8Array): void }) => unknown): Uint8Array {
  const chunks: Uint8Array[] = [];
  write({ write: (chunk) => chunks.push(new Uint8Array(chunk)) });

  return Buffer.concat(chunks);
}

/** A result that this product itself cannot open is as bad as a crash. */
function reopened(bytes: Uint8Array, pages: number): void {
  const { pageCount } = openPdf(bytes, codec);

  if (pageCount !== pages) {
    throw new Error(`wrote ${pages} pages and read ${pageCount}`);
  }
}

function assembled(documents: readonly PdfDocument[], pages: AssemblyPlan['pages']): void {
  const sources = documents.map((document, index) => ({ document, title: `source ${index}` }));
  const plan = { sources, pages, bookmarks: documents.length > 1 ? 'by-source' : 'keep' } as const;
  reopened(
    collected((sink) => assemble(plan, sink, codec)),
    pages.length,
  );
}

const fewPages = 20;

function pagesOf(document: PdfDocument, source = 0) {
  return document.pages.slice(0, fewPages).map(({ index }) => ({ source, page: index }));
}

export const pdfReaders: readonly FuzzReader[] = [
  {
    name: 'pdf-objects',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read(bytes) {
      const document = openPdf(bytes, codec);
      countFeatures(document);
      readOutline(document);
      readLabels(document);
      readInformation(document);
      objectsOf(document);

      for (const page of document.pages.slice(0, fewPages)) {
        annotationAreas(document, page);
        drawnFonts(document, page);
        mayPaintPatterns(document, page);
      }

      outlineEntries(document);
      tagElements(document);
      embeddedImages(document, [0, 1]).forEach((image) => isChanged(document, image));
    },
  },
  {
    name: 'pdf-merge',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read(bytes) {
      const [one, other] = [openPdf(bytes, codec), openPdf(new Uint8Array(bytes), codec)];
      assembled([one, other], [...pagesOf(one), ...pagesOf(other, 1)]);
    },
  },
  {
    name: 'pdf-split',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read(bytes) {
      const document = openPdf(bytes, codec);
      const pages = pagesOf(document);
      assembled([document], pages.slice(0, 1));
      assembled([document], pages.slice(-1));
    },
  },
  {
    name: 'pdf-organize',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read(bytes) {
      const document = openPdf(bytes, codec);
      const turned = pagesOf(document).map((page) => ({ ...page, turn: 90 as const }));
      const blank = { blank: { widthPoints: 100, heightPoints: 100 } };
      assembled([document], [...turned.reverse(), blank, ...turned]);
    },
  },
  {
    name: 'pdf-rotate',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read(bytes) {
      const document = openPdf(bytes, codec);
      const turns = new Map(document.pages.slice(0, fewPages).map(({ index }) => [index, 90 as const]));
      reopened(
        collected((sink) => rotatePages(document, turns, sink, codec)),
        document.pageCount,
      );
      collected((sink) => giveTitle(openPdf(bytes, codec), 'A title', sink, codec));
    },
  },
  {
    name: 'pdf-compress',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read(bytes) {
      const document = openPdf(bytes, codec);
      const objects = objectsOf(document);
      isSigned(document, objects);
      const usage = usageOf(document, objects);
      const prepared = prepare(document, objects, usage, {
        withFonts: true,
        withPrintData: false,
        withJpegs: true,
        onImage: () => undefined,
      });
      sizeOf(prepared, new Map());
      collected((sink) => writeDocument(document, {}, sink, codec));
    },
  },
  {
    name: 'content-streams',
    shape: 'text',
    seeds: () =>
      [
        'q 1 0 0 1 5 5 cm /F1 12 Tf BT (text) Tj [(a) -200 (b)] TJ <0041> Tj T* ET Q 0 0 m 10 10 20 20 30 0 c h S f* W n',
        'BI /W 2 /H 2 /BPC 8 /CS /G /F [/A85 /Fl] ID abcd\nEI q BI /IM true ID \0\xff EI Q /P << /MCID 0 /A [1 2 [3]] >> BDC EMC',
      ].map((text) => Buffer.from(text, 'latin1')),
    read(bytes) {
      eachOperator(bytes, () => undefined);
    },
  },
  {
    name: 'page-content',
    shape: 'pdf',
    takes: pdf,
    seeds: pdfSeeds,
    read: readPages,
  },
  {
    name: 'character-maps',
    shape: 'pdf',
    seeds: () => [fontDocument()],
    read: readPages,
  },
];

async function readPages(bytes: Uint8Array): Promise<void> {
  const document = openPdf(bytes, codec);
  using pdfium = await loadDocument(bytes);
  const most = Math.min(3, document.pageCount, pdfium.pageCount);
  const pages = Array.from({ length: most }, (_, index) => index);
  const { signal } = new AbortController();
  const content = readContent({ pdfium, document, pages, signal });
  writeText(readLayout(content), pages);
}
