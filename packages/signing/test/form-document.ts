import { PdfFile } from '@octavo/testkit/pdf/pdf-file';

interface FormDocumentParts {
  /** Entries of the fields, each with its own widget on the only page. */
  readonly fields?: readonly string[];
  /** Entries of the catalog. */
  readonly catalog?: string;
  /** Entries of the trailer. */
  readonly trailer?: string;
}

/** One page of 400 by 300 points with a form. */
export function formDocument({ fields = [], catalog = '', trailer = '' }: FormDocumentParts): Uint8Array {
  const file = new PdfFile();
  const [root, tree, page] = [file.reserve(), file.reserve(), file.reserve()];
  const widgets = fields
    .map((entries) => file.add(`<< /Type /Annot /Subtype /Widget /P ${page} 0 R ${entries} >>`))
    .map((number) => `${number} 0 R`)
    .join(' ');
  file.set(page, `<< /Type /Page /Parent ${tree} 0 R /Annots [${widgets}] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] /MediaBox [0 0 400 300] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /AcroForm << /Fields [${widgets}] >> ${catalog} >>`);

  return file.finish(root, trailer);
}
