import { xml, xmlPart } from '../../ooxml/xml.ts';
import { blockElements } from '../blocks.ts';
import { rawRun, textRun } from '../text/run-format.ts';
import { wordNamespaces } from './namespaces.ts';
import { type DocumentWriting, hasOwnMark, PartWriter } from './part-writer.ts';

const raised = xml('w:rStyle', { 'w:val': 'FootnoteReference' });

/** `footnotes.xml`: the separator, then the footnotes in the order of their reference marks. */
export function notesPart(writing: DocumentWriting, path: string): string {
  const part = new PartWriter(writing, path);
  const separators = [
    ['separator', -1],
    ['continuationSeparator', 0],
  ] as const;

  return xmlPart(
    xml(
      'w:footnotes',
      wordNamespaces,
      ...separators.map(([type, id]) =>
        xml('w:footnote', { 'w:type': type, 'w:id': id }, xml('w:p', {}, rawRun(xml(`w:${type}`), ''))),
      ),
      ...writing.usedNotes.map((note, index) => {
        const mark = hasOwnMark(note, index + 1)
          ? textRun(note.mark, raised)
          : rawRun(xml('w:footnoteRef'), raised);

        return xml(
          'w:footnote',
          { 'w:id': index + 1 },
          marked(blockElements(note.blocks, part), mark + textRun(' ', '')),
        );
      }),
    ),
  );
}

/** Inserts the reference mark at the start of the first paragraph. */
function marked(paragraphs: string, mark: string): string {
  return paragraphs.replace(/^<w:p>(<w:pPr>.*?<\/w:pPr>)?/, (begin) => begin + mark.replaceAll('$', '$$$$'));
}
