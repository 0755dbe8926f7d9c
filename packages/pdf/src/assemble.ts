import { assignAnnotations } from './assemble/annotations.ts';
import { writeAttachments } from './assemble/attachments.ts';
import { writeBookmarks } from './assemble/bookmarks.ts';
import { writeCatalog } from './assemble/catalog.ts';
import { FieldWriter } from './assemble/fields.ts';
import { writeLayers } from './assemble/layers.ts';
import { writeInformation, writeMetadata } from './assemble/metadata.ts';
import { nameDestinations, writeDestinations } from './assemble/named-destinations.ts';
import { writePageLabels } from './assemble/page-labels.ts';
import { PageTree, writeBlankPage, writePage } from './assemble/pages.ts';
import type { AssemblyNote, AssemblyPlan, AssemblyResult, BlankPage } from './assemble/plan.ts';
import { type Assembly, type PageUse, SharedDocument, Source } from './assemble/source.ts';
import { TagWriter } from './assemble/tags.ts';
import type { PdfDocument } from './document.ts';
import { DocumentError } from './document-error.ts';
import type { ByteSink, Codec } from './host.ts';
import { PdfDict, PdfStream } from './objects.ts';
import { FileWriter } from './write/file-writer.ts';
import { serialize } from './write/serialize.ts';
import { versionOf } from './write/write.ts';

export type { AssemblyNote, AssemblyPlan, AssemblyResult, BlankPage, SourcePage } from './assemble/plan.ts';

import { isSameSource } from './bytes/byte-source.ts';

type PlacedPage = { source: Source; placement: PageUse } | { number: number; page: BlankPage };

/**
 * Makes a new document from pages of others; merging, splitting, reordering and deleting all use it. Objects
 * of the kept pages are carried over; objects of omitted pages are never read, so they cannot remain in the
 * file.
 */
export function assemble(plan: AssemblyPlan, sink: ByteSink, codec: Codec): AssemblyResult {
  if (plan.pages.length === 0) {
    throw new DocumentError('no-pages-left');
  }

  const isSecond = plan.sources.some(({ document }) => versionOf(document) === '2.0');
  const writer = new FileWriter(sink, codec, {
    version: isSecond ? '2.0' : '1.7',
    packed: plan.packed ?? 'auto',
  });
  const assembly = newAssembly(plan, writer);
  const tree = new PageTree(assembly, plan.pages.length);
  const placed = placePages(plan, assembly);

  nameDestinations(assembly);

  for (const page of placed) {
    if ('source' in page) {
      assignAnnotations(page.source, page.placement);
    }
  }

  const fields = new FieldWriter(assembly);
  fields.assign();
  const tags = new TagWriter(assembly);
  tags.assign();

  for (const [index, page] of placed.entries()) {
    const parent = tree.parentOf(index);

    if ('source' in page) {
      writePage(assembly, page.source, page.placement, parent, fields);
    } else {
      writeBlankPage(assembly, page.number, parent, page.page);
    }
  }

  tree.write(placed.map((page) => ('source' in page ? page.placement.number : page.number)));

  const form = fields.write();
  const outlines = writeBookmarks(assembly, plan.bookmarks);
  const attachments =
    plan.attachments === 'none' ? { embedded: null, associated: [] } : writeAttachments(assembly);
  const root = writeCatalog(assembly, {
    pages: tree.root,
    outlines,
    form,
    labels: writePageLabels(assembly, plan.pages.length),
    tags: tags.write(),
    // Must come last: only now are the used layers known.
    layers: writeLayers(assembly),
    metadata: writeMetadata(assembly, plan.modified),
    destinations: writeDestinations(assembly),
    embeddedFiles: attachments.embedded,
    associatedFiles: attachments.associated,
  });

  const trailer = new PdfDict([
    ['Root', root],
    ['Info', writeInformation(assembly, plan.modified)],
  ]);

  return {
    pages: plan.pages.length,
    bytes: writer.finish(trailer),
    notes: [...assembly.notes],
    kept: { ...assembly.kept, fields: fields.count },
  };
}

function newAssembly(plan: AssemblyPlan, writer: FileWriter): Assembly {
  const shared: SharedDocument[] = [];
  const sources = plan.sources.map(({ document, title }) => {
    let same = shared.find((other) => isSameFile(other.document, document));

    if (same === undefined) {
      same = new SharedDocument(document, writer);
      shared.push(same);
    }

    return new Source(same, title, writer);
  });

  const write: Assembly['write'] = (number, object) => {
    const { scratch } = writer;
    scratch.clear();

    if (object instanceof PdfStream) {
      serialize(scratch, object.dict.copy().set('Length', object.rawLength), () => 0);
      writer.addStream(number, scratch.view(), object.payload);

      return;
    }

    serialize(scratch, object, () => 0);
    writer.add(number, scratch.view());
  };

  return { writer, sources, notes: new Set<AssemblyNote>(), kept: { bookmarks: 0, links: 0 }, write };
}

function placePages(plan: AssemblyPlan, assembly: Assembly): PlacedPage[] {
  return plan.pages.map((page, outputIndex) => {
    if ('blank' in page) {
      return { number: assembly.writer.allocate(), page };
    }

    const source = assembly.sources[page.source];
    const sourcePage = source?.document.pages[page.page];

    if (source === undefined || sourcePage === undefined) {
      throw new DocumentError('invalid-pages', `page ${page.page + 1} of source ${page.source + 1}`, {
        values: { pages: page.page + 1, count: source?.document.pageCount ?? 0 },
      });
    }

    const occurrence = source.countUse(page.page);
    const number =
      occurrence === 0 && sourcePage.ref !== null && source.outputOf(sourcePage.ref.number) === undefined
        ? source.assign(sourcePage.ref.number)
        : assembly.writer.allocate();
    const placement: PageUse = {
      outputIndex,
      number,
      pageIndex: page.page,
      turn: page.turn ?? 0,
      occurrence,
    };
    source.placements.push(placement);
    // In a damaged file a page may also be listed as an annotation or a field; it is written as a page.
    source.written.add(number);

    if (occurrence === 0) {
      source.firstPlacement.set(page.page, placement);
    }

    return { source, placement };
  });
}

/** True when both are the same bytes, even if opened twice. */
function isSameFile(one: PdfDocument, other: PdfDocument): boolean {
  return one === other || isSameSource(one.source, other.source);
}
