import { PdfFile } from './pdf-file.ts';

/**
 * Two pages whose content is spread over layers: one that is on, one that is off, and membership dictionaries of
 * both. Words of the hidden ones begin with `Hidden`. All pages and forms share one resource dictionary.
 */
export function layeredDocument(): Uint8Array {
  const file = new PdfFile();
  const [root, tree, resources] = [file.reserve(), file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const on = file.add('<< /Type /OCG /Name (On) >>');
  const off = file.add('<< /Type /OCG /Name (Off) >>');
  const design = file.add('<< /Type /OCG /Name (Design) /Intent /Design >>');
  const bothOn = file.add(`<< /Type /OCMD /OCGs [${on} 0 R ${off} 0 R] /P /AllOn >>`);
  const notOff = file.add(`<< /Type /OCMD /VE [/Not ${off} 0 R] >>`);
  const form = (content: string, more = '') =>
    file.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 400 300] /Resources ${resources} 0 R ${more}`,
      content,
    );
  const words = (text: string, x: number, y: number) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`;
  const shownForm = form(`/OC /Off BDC ${words('HiddenInForm', 20, 60)} EMC ${words('ShownForm', 20, 80)}`);
  const hiddenForm = form(words('HiddenForm', 20, 100), `/OC ${off} 0 R`);
  const layeredForm = form(words('ShownLayered', 20, 120), `/OC ${on} 0 R`);
  const onlyHidden = form(words('HiddenPainted', 20, 140));
  const look = form(`1 0 0 rg 0 0 400 300 re f`);
  file.set(
    resources,
    `<< /Font << /F1 ${font} 0 R >> /XObject << /A ${shownForm} 0 R /B ${hiddenForm} 0 R /C ${layeredForm} 0 R /D ${onlyHidden} 0 R >> /Properties << /On ${on} 0 R /Off ${off} 0 R /Both ${bothOn} 0 R /Not ${notOff} 0 R /Design ${design} 0 R >> >>`,
  );
  const first = file.stream(
    '',
    [
      `/OC /On BDC ${words('ShownWords', 20, 280)} EMC`,
      // Colour and matrix of a hidden part also apply to what follows it.
      `q /OC /Off BDC 1 0 0 rg 1 0 0 1 50 0 cm 0 0 40 40 re f /P <</ActualText (HiddenMeaning)>> BDC ${words('HiddenWords', 20, 260)} EMC /D Do EMC 100 100 30 30 re f Q`,
      `/OC /Both BDC ${words('HiddenBoth', 20, 240)} 0 0 0 RG 9 9 50 50 re S EMC`,
      `/OC /Not BDC ${words('ShownNot', 20, 220)} /OC /Off BDC BI /W 1 /H 1 /BPC 8 /CS /G ID x EI EMC EMC`,
      `/OC /Design BDC ${words('ShownDesign', 20, 200)} EMC`,
      `BT /F1 10 Tf 20 180 Td /OC /Off BDC (HiddenLine) Tj (HiddenNext) ' 1 2 (HiddenLast) " EMC T* (ShownLine) Tj ET`,
      '/A Do /B Do /C Do',
    ].join('\n'),
  );
  const second = file.stream('', words('ShownPlain', 20, 200));
  const note = (left: number, layer: number) =>
    file.add(
      `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [${left} 20 ${left + 30} 40] /AP << /N ${look} 0 R >> /OC ${layer} 0 R >>`,
    );
  const notes = [note(300, on), note(340, off)].map((number) => `${number} 0 R`).join(' ');
  const pages = [
    file.add(`<< /Type /Page /Parent ${tree} 0 R /Contents ${first} 0 R /Annots [${notes}] >>`),
    file.add(`<< /Type /Page /Parent ${tree} 0 R /Contents ${second} 0 R >>`),
  ];
  file.set(
    tree,
    `<< /Type /Pages /Count 2 /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /MediaBox [0 0 400 300] /Resources ${resources} 0 R >>`,
  );
  file.set(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /OCProperties << /OCGs [${on} 0 R ${off} 0 R ${design} 0 R] /D << /OFF [${off} 0 R] >> >> >>`,
  );

  return file.finish(root);
}
