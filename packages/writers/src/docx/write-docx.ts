import type { DocumentLayout } from '@octavo/layout/model';
import { PackageWriter } from '../ooxml/package-writer.ts';
import { xml, xmlPart } from '../ooxml/xml.ts';
import { blockElements } from './blocks.ts';
import { settable } from './flow/settable.ts';
import { tightCells } from './flow/tight-cells.ts';
import { type FontFit, plainFit } from './fonts/font-fit.ts';
import { fontTablePart } from './fonts/font-table.ts';
import { stylesPart } from './paragraphs/style-sheet.ts';
import { addProperties } from './parts/document-properties.ts';
import { wordNamespaces, wordType } from './parts/namespaces.ts';
import { notesPart } from './parts/notes-part.ts';
import { type DocumentWriting, PartWriter, type PictureFile } from './parts/part-writer.ts';
import { settingsPart } from './parts/settings-part.ts';
import { planDocument } from './plan.ts';
import { pageNumberRestarts } from './sections/page-number-restarts.ts';
import { RunningTextWriter } from './sections/running-text.ts';
import { sectionProperties } from './sections/section-properties.ts';
import { Bookmarks } from './text/bookmarks.ts';
import { legible } from './text/legible.ts';

const documentPath = 'word/document.xml';

/**
 * Writes the parts of a Word document (ECMA-376, part 1, 11): flowing text with styles, numbering, tables and
 * notes.
 *
 * @param pictures by figure id; figures without one are omitted
 * @param fit width corrections for replaced fonts
 */
export function writeDocx(
  given: DocumentLayout,
  pictures: ReadonlyMap<number, PictureFile>,
  fit: FontFit = plainFit,
): Map<string, string | Uint8Array> {
  const layout = legible(tightCells(settable(given)));
  const writer = new PackageWriter();
  const writing: DocumentWriting = {
    package: writer,
    plan: planDocument(layout, fit),
    bookmarks: new Bookmarks(layout),
    pictures,
    notes: new Map(layout.notes.map((note) => [note.id, note])),
    usedNotes: [],
    ids: { last: 0 },
  };
  const running = new RunningTextWriter(writing, documentPath, layout.sections);

  const add = (name: string, content: string) => {
    const path = `word/${name}.xml`;
    writer.add(path, wordType(name), content);
    writer.relate(documentPath, name, path);
  };

  writer.relate('', 'officeDocument', documentPath);
  addProperties(writer, layout);
  writer.add(documentPath, wordType('document.main'), documentPart(layout, writing, running));
  add('styles', stylesPart(writing.plan.styles, layout.language));

  const fonts = fontTablePart([...writing.plan.paragraphs.keys()]);

  if (fonts !== null) {
    add('fontTable', fonts);
  }

  if (!writing.plan.numbering.isEmpty) {
    add('numbering', writing.plan.numbering.part());
  }

  if (writing.usedNotes.length > 0) {
    add('footnotes', notesPart(writing, 'word/footnotes.xml'));
  }

  add('settings', settingsPart({ evenAndOdd: running.evenAndOdd, notes: writing.usedNotes.length > 0 }));

  return writer.parts();
}

function documentPart(layout: DocumentLayout, writing: DocumentWriting, running: RunningTextWriter): string {
  const part = new PartWriter(writing, documentPath);
  const body: string[] = [];
  const restarts = pageNumberRestarts(layout.sections);

  for (const [index, section] of layout.sections.entries()) {
    const flow = writing.plan.flows.get(section);

    if (flow === undefined) {
      throw new RangeError(`section ${index} was not planned`);
    }

    const references = running.references(section, writing.package);
    const exact = writing.plan.fit.isExact(layout.bodyStyle);
    const restart = restarts.get(section) ?? null;
    const properties = sectionProperties(section, flow, { references, exact, restart });
    const isLast = index === layout.sections.length - 1;
    body.push(
      isLast
        ? blockElements(section.blocks, part, null, section.lastPage) + properties
        : blockElements(section.blocks, part, properties),
    );
  }

  return xmlPart(xml('w:document', wordNamespaces, xml('w:body', {}, ...body)));
}
