import { PdfFile } from './pdf-file.ts';

/** Places of a file in which a text can be hidden besides the content of its page. */
export const hidingPlaces = [
  'annotation',
  'reply',
  'link',
  'outline',
  'destination',
  'label',
  'information',
  'metadata',
  'tags',
  'field',
  'xfa',
  'script',
  'attachment',
  'layer',
  'private data',
  'thumbnail',
] as const;

/** A document of one page that has a text on its page and in every hiding place, beside text that may stay. */
export function secretDocument(secret: string): Uint8Array {
  const file = new PdfFile();
  const [root, tree, page] = [file.reserve(), file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const resources = `<< /Font << /F1 ${font} 0 R >> >>`;
  const wide = `<FEFF${Buffer.from(secret, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
  const shown = `BT /F1 12 Tf 72 700 Td (Payment to ${secret} is due) Tj ET`;
  const content = file.stream('', `/P <</MCID 0 /ActualText (Payment to ${secret})>> BDC ${shown} EMC`);
  const form = (text: string) =>
    file.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources ${resources}`,
      `BT /F1 10 Tf 2 5 Td (${text}) Tj ET`,
    );
  const drawn = form(`Note on ${secret}`);
  const note = file.add(
    `<< /Type /Annot /Subtype /FreeText /Rect [300 600 500 620] /DA (/Helv 10 Tf 0 g) /Contents (Note on ${secret}) /AP << /N ${drawn} 0 R >> /F 4 >>`,
  );
  const popup = file.add(
    `<< /Type /Annot /Subtype /Text /Rect [300 500 320 520] /Contents ${wide} /T (Ann) /F 4 >>`,
  );
  const reply = file.add(
    `<< /Type /Annot /Subtype /Text /Rect [300 500 320 520] /IRT ${popup} 0 R /Contents (About ${secret}, too) /RC (<p>About <b>${secret}</b></p>) /F 4 >>`,
  );
  const link = file.add(
    `<< /Type /Annot /Subtype /Link /Rect [72 400 200 420] /A << /S /URI /URI (https://example.org/?q=${encodeURIComponent(secret)}) >> >>`,
  );
  const value = form(secret);
  const field = file.add(
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /TU (Name of ${secret}) /V (${secret}) /DV (${secret}) /Rect [72 300 272 320] /DA (/F1 10 Tf 0 g) /AP << /N ${value} 0 R >> /F 4 >>`,
  );
  const choice = file.add(
    `<< /Type /Annot /Subtype /Widget /FT /Ch /T (choice) /Opt [(One) (${secret})] /Rect [72 250 272 270] /DA (/F1 10 Tf 0 g) /F 4 >>`,
  );
  const xfa = file.stream('', `<xdp><name>${secret}</name></xdp>`);
  const destination = `[${page} 0 R /Fit]`;
  const item = file.reserve();
  const outline = file.add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`);
  file.set(item, `<< /Title (Chapter on ${secret}) /Parent ${outline} 0 R /Dest (about ${secret}) >>`);
  const attached = file.stream('/Type /EmbeddedFile', `a letter to ${secret}`);
  const specification = file.add(`<< /Type /Filespec /F (${secret}.txt) /EF << /F ${attached} 0 R >> >>`);
  const script = file.stream('', `app.alert("${secret}")`);
  const layer = file.add(`<< /Type /OCG /Name (Layer of ${secret}) >>`);
  const metadata = file.stream(
    '/Type /Metadata /Subtype /XML',
    `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description about=""><dc:title>${entities(secret)}</dc:title><dc:creator>Ann</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`,
  );
  const element = file.reserve();
  const structure = file.add(
    `<< /Type /StructTreeRoot /K ${element} 0 R /ParentTree << /Nums [0 [${element} 0 R]] >> >>`,
  );
  file.set(
    element,
    `<< /Type /StructElem /S /P /P ${structure} 0 R /Pg ${page} 0 R /K 0 /Alt (About ${secret}) /T (${secret}) /E (${secret}) >>`,
  );
  const secretPart = file.stream('', `private ${secret}`);
  const thumbnail = file.stream(
    '/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    Uint8Array.of(0),
  );
  const information = file.add(`<< /Title (About ${secret}) /Subject ${wide} /Producer (Test) >>`);

  file.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /StructParents 0 /Resources ${resources} /Contents ${content} 0 R /Annots [${[note, popup, reply, link, field, choice].map((number) => `${number} 0 R`).join(' ')}] /Thumb ${thumbnail} 0 R /PieceInfo << /Maker << /LastModified (D:20240101) /Private ${secretPart} 0 R >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R /Metadata ${metadata} 0 R /StructTreeRoot ${structure} 0 R /MarkInfo << /Marked true >>
       /AcroForm << /Fields [${field} 0 R ${choice} 0 R] /DR ${resources} /DA (/F1 10 Tf 0 g) /XFA ${xfa} 0 R >>
       /OCProperties << /OCGs [${layer} 0 R] /D << /Order [(Group of ${secret}) ${layer} 0 R] >> >>
       /PageLabels << /Nums [0 << /P (${secret}-) /S /D >>] >>
       /OpenAction << /S /JavaScript /JS ${script} 0 R >>
       /PieceInfo << /Maker << /LastModified (D:20240101) /Private (${secret}) >> >>
       /Names << /Dests << /Names [(about ${secret}) ${destination} (zero) ${destination}] >>
         /EmbeddedFiles << /Names [(${secret}.txt) ${specification} 0 R] >>
         /JavaScript << /Names [(start) << /S /JavaScript /JS (var name = "${secret}";) >>] >> >> >>`,
  );

  return file.finish(root, `/Info ${information} 0 R`);
}

/** A text as XML may write it, its first letter as a character reference. */
function entities(text: string): string {
  return `&#x${text.charCodeAt(0).toString(16)};${text.slice(1)}`;
}
