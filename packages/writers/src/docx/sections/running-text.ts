import type { RunningText, Section } from '@octavo/layout/model';
import type { PackageWriter } from '../../ooxml/package-writer.ts';
import { xml, xmlPart } from '../../ooxml/xml.ts';
import { blockElements } from '../blocks.ts';
import { wordNamespaces, wordType } from '../parts/namespaces.ts';
import { type DocumentWriting, PartWriter } from '../parts/part-writer.ts';

/** Kinds of pages that Word distinguishes in a section. */
type Pages = 'default' | 'even' | 'first';

const none: RunningText = { pages: 'all', blocks: [], distance: 36 };

/** Writes headers and footers: the flag for different even pages, and the references of each section. */
export class RunningTextWriter {
  readonly #writing: DocumentWriting;
  readonly #document: string;
  readonly #paths = new Map<string, string>();
  readonly #anywhere: boolean;
  readonly evenAndOdd: boolean;

  constructor(writing: DocumentWriting, document: string, sections: readonly Section[]) {
    const all = sections.flatMap(({ headers, footers }) => [...headers, ...footers]);
    this.#writing = writing;
    this.#document = document;
    this.#anywhere = all.length > 0;
    this.evenAndOdd = all.some(({ pages }) => pages === 'even');
  }

  /** References to the headers and footers of a section, which come first in its properties. */
  references(section: Section, writer: PackageWriter): string {
    // A section without references would inherit the headers and footers of the previous section.
    if (!this.#anywhere) {
      return '';
    }

    const wanted: readonly Pages[] = [
      'default',
      ...(this.evenAndOdd ? (['even'] as const) : []),
      ...(hasFirst(section) ? (['first'] as const) : []),
    ];
    const references = (kind: 'header' | 'footer', texts: readonly RunningText[]) =>
      wanted.map((pages) =>
        xml(`w:${kind}Reference`, {
          'w:type': pages,
          'r:id': writer.relate(
            this.#document,
            kind,
            this.#partOf(kind, textFor(texts, pages, section), writer),
          ),
        }),
      );

    return [...references('header', section.headers), ...references('footer', section.footers)].join('');
  }

  #partOf(kind: 'header' | 'footer', text: RunningText, writer: PackageWriter): string {
    const count = this.#paths.size + 1;
    const path = `word/${kind}${count}.xml`;
    const content = blockElements(text.blocks, new PartWriter(this.#writing, path));
    const root = kind === 'header' ? 'w:hdr' : 'w:ftr';
    const known = this.#paths.get(root + content);

    if (known !== undefined) {
      return known;
    }

    this.#paths.set(root + content, path);
    writer.add(path, wordType(kind), xmlPart(xml(root, wordNamespaces, content)));

    return path;
  }
}

export function hasFirst({ headers, footers }: Section): boolean {
  return [...headers, ...footers].some(({ pages }) => pages === 'first');
}

function textFor(texts: readonly RunningText[], pages: Pages, section: Section): RunningText {
  const of = (wanted: RunningText['pages']) => texts.find((text) => text.pages === wanted);
  const odd = of('odd') ?? of('all') ?? none;
  const even = of('even') ?? of('all') ?? none;

  if (pages === 'first') {
    const startsOdd = ((section.firstPageNumber ?? section.firstPage + 1) & 1) === 1;

    return of('first') ?? (startsOdd ? odd : even);
  }

  return pages === 'even' ? even : odd;
}
