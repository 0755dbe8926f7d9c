import { PdfFile } from './pdf-file.ts';

export interface FeatureOptions {
  readonly pages: number;
  /** Prefix of every marker; letters only. */
  readonly mark?: string;
}

/** Marker of a feature on one page (numbered from 1): `markerOf('Field', 3)` is `DocFieldNo3x`. */
export function markerOf(kind: string, page: number, mark = 'Doc'): string {
  return `${mark}${kind}No${page}x`;
}

/**
 * A document in which every page has everything that can belong to a page, each piece with a marker that
 * names its page: text, shared resources, outline, destinations of both kinds, links, notes with popups, form
 * fields, layers, tags, article threads, attached files.
 */
export function featureDocument({ pages, mark = 'Doc' }: FeatureOptions): Uint8Array {
  const file = new PdfFile();
  const [root, tree, form, threads, info] = [0, 1, 2, 3, 4].map(() => file.reserve()) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const page = (index: number) => `${pageNumbers[index]} 0 R`;
  const marker = (kind: string, index: number) => markerOf(kind, index + 1, mark);
  const indexes = Array.from({ length: pages }, (_, index) => index);
  const pageNumbers = indexes.map(() => file.reserve());
  const refs = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ');

  const layers = indexes.map((index) => file.add(`<< /Type /OCG /Name (${marker('Layer', index)}) >>`));
  const resources = file.reserve();
  const stamps = indexes.map((index) =>
    file.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 300 20] /Resources ${resources} 0 R`,
      `BT /F1 8 Tf 0 5 Td (${marker('Stamp', index)}) Tj ET`,
    ),
  );
  // All pages and the forms on them share one dictionary, as in files of many writers.
  file.set(
    resources,
    `<< /Font << /F1 ${font} 0 R >> /XObject << ${stamps.map((stamp, index) => `/X${index} ${stamp} 0 R`).join(' ')} >> /Properties << ${layers.map((layer, index) => `/L${index} ${layer} 0 R`).join(' ')} >> >>`,
  );

  const tags = addTags(file, pages, marker, page);
  const fields = addFields(file, pages, marker, page, form, font);
  const beads = addThreads(file, pages, marker, page, threads);
  const attached = indexes.map((index) => addFile(file, marker('Attached', index)));

  for (const index of indexes) {
    const contents = file.stream(
      '',
      `/P << /MCID 0 >> BDC BT /F1 24 Tf 72 700 Td (${marker('Text', index)}) Tj ET EMC q 1 0 0 1 72 600 cm /OC /L${index} BDC /X${index} Do EMC Q`,
    );
    const popup = file.reserve();
    const note = file.add(
      `<< /Type /Annot /Subtype /Text /Rect [20 20 40 40] /Contents (${marker('Note', index)}) /Popup ${popup} 0 R /P ${page(index)} >>`,
    );
    file.set(popup, `<< /Type /Annot /Subtype /Popup /Rect [40 40 90 90] /Parent ${note} 0 R >>`);
    const reply = file.add(
      `<< /Type /Annot /Subtype /Text /Rect [20 20 40 40] /Contents (${marker('Reply', index)}) /IRT ${note} 0 R >>`,
    );
    const clip = file.add(
      `<< /Type /Annot /Subtype /FileAttachment /Rect [60 20 80 40] /FS ${attached[index]} 0 R /Contents (${marker('Clip', index)}) >>`,
    );
    const named = `/A << /S /GoTo /D (${marker('Dest', (index + 1) % pages)}) >>`;
    const nextLink = file.add(
      `<< /Type /Annot /Subtype /Link /Rect [100 20 140 40] ${named} /StructParent ${pages + index} >>`,
    );
    tags.setLink(index, nextLink);
    const farLink = file.add(
      `<< /Type /Annot /Subtype /Link /Rect [150 20 190 40] /Dest [${page((index + 2) % pages)} /XYZ 0 700 0] >>`,
    );
    const oldLink = file.add(
      `<< /Type /Annot /Subtype /Link /Rect [200 20 240 40] /Dest /${marker('Old', (index + 1) % pages)} >>`,
    );
    const annotations = [note, popup, reply, clip, nextLink, farLink, oldLink, ...fields.widgets[index]!];
    file.set(
      pageNumbers[index]!,
      `<< /Type /Page /Parent ${tree} 0 R /Contents ${contents} 0 R /StructParents ${index} /B [${beads[index]} 0 R] /Annots [${refs(annotations)}] >>`,
    );
  }

  const outline = addOutline(file, pages, marker, page);
  const dests = file.add(
    `<< /Names [${indexes
      .map((index) => `(${marker('Dest', index)}) [${page(index)} /XYZ 0 700 0]`)
      .sort()
      .join(' ')}] >>`,
  );
  const old = file.add(
    `<< ${indexes.map((index) => `/${marker('Old', index)} [${page(index)} /Fit]`).join(' ')} >>`,
  );
  const whole = addFile(file, `${mark}Whole`);
  const names = file.add(
    `<< /Dests ${dests} 0 R /EmbeddedFiles << /Names [(${mark}Whole) ${whole} 0 R] >> >>`,
  );
  const layerTree = `<< /OCGs [${refs(layers)}] /D << /Order [${refs(layers)}] /OFF [${layers.length > 1 ? refs([layers[1]!]) : ''}] >> >>`;

  file.set(
    tree,
    `<< /Type /Pages /Count ${pages} /Kids [${refs(pageNumbers)}] /MediaBox [0 0 612 792] /Resources ${resources} 0 R >>`,
  );
  file.set(info, `<< /Title (${mark} title) /Author (${mark} author) /Producer (testkit) >>`);
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R /AcroForm ${form} 0 R /Names ${names} 0 R /Dests ${old} 0 R /Threads ${threads} 0 R /StructTreeRoot ${tags.root} 0 R /MarkInfo << /Marked true >> /Lang (en) /OCProperties ${layerTree} /PageMode /UseOutlines /PageLabels << /Nums [0 << /S /r >>${pages > 2 ? ` 2 << /S /D /P (${mark}-) >>` : ''}] >> >>`,
  );
  return file.finish(
    root,
    `/Info ${info} 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`,
  );
}

type Marker = (kind: string, index: number) => string;
type PageRef = (index: number) => string;

/** Root, one element per page with its text, and below it one that holds the page's first link. */
function addTags(file: PdfFile, pages: number, marker: Marker, page: PageRef) {
  const [root, whole] = [file.reserve(), file.reserve()];
  const links = new Map<number, number>();
  const paragraphs: number[] = [];
  const holders: number[] = [];
  for (let index = 0; index < pages; index++) {
    const [paragraph, holder] = [file.reserve(), file.reserve()];
    paragraphs.push(paragraph);
    holders.push(holder);
    file.set(
      paragraph,
      `<< /Type /StructElem /S /Custom /P ${whole} 0 R /Pg ${page(index)} /ID (${marker('Id', index)}) /ActualText (${marker('Tag', index)}) /K [0 ${holder} 0 R] >>`,
    );
  }
  file.set(
    whole,
    `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${paragraphs.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );

  const pageKeys = paragraphs.map((number, index) => `${index} [${number} 0 R]`);
  const linkKeys = holders.map((number, index) => `${pages + index} ${number} 0 R`);
  file.set(
    root,
    `<< /Type /StructTreeRoot /K [${whole} 0 R] /RoleMap << /Custom /P >> /ParentTree << /Nums [${[...pageKeys, ...linkKeys].join(' ')}] >> /ParentTreeNextKey ${pages * 2} >>`,
  );
  return {
    root,
    setLink(index: number, link: number) {
      links.set(index, link);
      file.set(
        holders[index]!,
        `<< /Type /StructElem /S /Link /P ${paragraphs[index]} 0 R /K << /Type /OBJR /Obj ${link} 0 R /Pg ${page(index)} >> >>`,
      );
    },
  };
}

/** One field per page under a common parent, and one field with a widget on every page. */
function addFields(file: PdfFile, pages: number, marker: Marker, page: PageRef, form: number, font: number) {
  const [group, everywhere] = [file.reserve(), file.reserve()];
  const own: number[] = [];
  const shared: number[] = [];
  for (let index = 0; index < pages; index++) {
    own.push(
      file.add(
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${marker('Field', index)}) /V (${marker('Value', index)}) /Parent ${group} 0 R /Rect [72 400 200 420] /P ${page(index)} /DA (/Helv 12 Tf 0 g) >>`,
      ),
    );
    shared.push(
      file.add(
        `<< /Type /Annot /Subtype /Widget /Parent ${everywhere} 0 R /Rect [72 300 200 320] /P ${page(index)} /MK << /CA (${marker('Caption', index)}) >> >>`,
      ),
    );
  }
  const list = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ');
  file.set(group, `<< /T (group) /Kids [${list(own)}] >>`);
  file.set(everywhere, `<< /FT /Tx /T (everywhere) /V (same) /Kids [${list(shared)}] >>`);
  file.set(
    form,
    `<< /Fields [${group} 0 R ${everywhere} 0 R] /CO [${list(own)}] /DA (/Helv 0 Tf 0 g) /DR << /Font << /Helv ${font} 0 R >> >> >>`,
  );
  return { widgets: own.map((number, index) => [number, shared[index]!]) };
}

/** One article over all pages, whose beads form a ring (12.4.3). */
function addThreads(file: PdfFile, pages: number, marker: Marker, page: PageRef, threads: number): number[] {
  const thread = file.reserve();
  const beads = Array.from({ length: pages }, () => file.reserve());
  for (const [index, bead] of beads.entries()) {
    const [before, after] = [beads.at(index - 1), beads[(index + 1) % pages]];
    file.set(
      bead,
      `<< /Type /Bead /T ${thread} 0 R /N ${after} 0 R /V ${before} 0 R /P ${page(index)} /R [0 0 100 100] /Mark (${marker('Bead', index)}) >>`,
    );
  }
  file.set(thread, `<< /Type /Thread /F ${beads[0]} 0 R >>`);
  file.set(threads, `[${thread} 0 R]`);
  return beads;
}

function addFile(file: PdfFile, name: string): number {
  const data = file.stream('/Type /EmbeddedFile', `content of ${name}`);
  return file.add(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${data} 0 R >> >>`);
}

/** A chapter for every two pages, an item for each page below it. */
function addOutline(file: PdfFile, pages: number, marker: Marker, page: PageRef): number {
  const root = file.reserve();
  const chapters = Array.from({ length: Math.ceil(pages / 2) }, () => file.reserve());
  for (const [at, chapter] of chapters.entries()) {
    const first = at * 2;
    const own = [first, first + 1].filter((index) => index < pages);
    const items = own.map(() => file.reserve());
    for (const [place, index] of own.entries()) {
      const next = items[place + 1] === undefined ? '' : `/Next ${items[place + 1]} 0 R`;
      const previous = place === 0 ? '' : `/Prev ${items[place - 1]} 0 R`;
      file.set(
        items[place]!,
        `<< /Title (${marker('Item', index)}) /Parent ${chapter} 0 R ${next} ${previous} /A << /S /GoTo /D (${marker('Dest', index)}) >> >>`,
      );
    }
    const next = chapters[at + 1] === undefined ? '' : `/Next ${chapters[at + 1]} 0 R`;
    const previous = at === 0 ? '' : `/Prev ${chapters[at - 1]} 0 R`;
    file.set(
      chapter,
      `<< /Title (Chapter ${at + 1}) /Parent ${root} 0 R ${next} ${previous} /First ${items[0]} 0 R /Last ${items.at(-1)} 0 R /Count ${own.length} /Dest [${page(first)} /Fit] >>`,
    );
  }
  file.set(
    root,
    `<< /Type /Outlines /First ${chapters[0]} 0 R /Last ${chapters.at(-1)} 0 R /Count ${chapters.length + pages} >>`,
  );
  return root;
}
