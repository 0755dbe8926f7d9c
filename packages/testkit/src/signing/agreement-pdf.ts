import { type RawObjects, rawPdf, rawStream } from './raw-pdf.ts';

/** Objects of the agreement that tests change after it was signed. */
export const agreement = {
  catalog: 1,
  pages: 2,
  page: 3,
  content: 4,
  form: 5,
  font: 6,
  /** Text field `amount`, with its appearance. */
  amount: 7,
  amountLook: 8,
  /** Check box `agreed`, and the looks of its states. */
  agreed: 9,
  yes: 10,
  no: 11,
  /** Field for signatures without a value, `author`. */
  author: 12,
  /** First number that is free. */
  free: 20,
} as const;

const text = 'BT /F1 18 Tf 72 700 Td (Ada pays 100 to Grace) Tj ET';

export const agreementObjects: RawObjects = {
  [agreement.catalog]: '<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R >>',
  [agreement.pages]: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  [agreement.page]: agreementPage(''),
  [agreement.content]: rawStream(text),
  [agreement.form]: agreementForm(''),
  [agreement.font]: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  [agreement.amount]: amountField('100'),
  [agreement.amountLook]: amountLook('100'),
  [agreement.agreed]: agreedField('Off'),
  [agreement.yes]: look('BT /F1 10 Tf 2 2 Td (x) Tj ET', 12, 12),
  [agreement.no]: look('', 12, 12),
  [agreement.author]:
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (author) /Rect [0 0 0 0] /F 132 /P 3 0 R >>',
};

/** A page of text with a form of a text field, a check box and an empty signature field. */
export function agreementPdf(): Uint8Array<ArrayBuffer> {
  return rawPdf(agreementObjects);
}

/** The page with further annotations. */
export function agreementPage(annotations: string): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 6 0 R >> >> /Annots [7 0 R 9 0 R 12 0 R ${annotations}] >>`;
}

/** The form with further fields. */
export function agreementForm(fields: string): string {
  return `<< /Fields [7 0 R 9 0 R 12 0 R ${fields}] /DR << /Font << /F1 6 0 R >> >> /DA (/F1 0 Tf 0 g) /SigFlags 3 >>`;
}

export function amountField(value: string, appearance: number = agreement.amountLook): string {
  return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /V (${value}) /DA (/F1 12 Tf 0 g) /Rect [72 600 272 620] /F 4 /P 3 0 R /AP << /N ${appearance} 0 R >> >>`;
}

export function amountLook(value: string): string {
  return look(`/Tx BMC BT /F1 12 Tf 0 g 2 5 Td (${value}) Tj ET EMC`, 200, 20);
}

export function agreedField(state: string): string {
  return `<< /Type /Annot /Subtype /Widget /FT /Btn /T (agreed) /V /${state} /AS /${state} /Rect [72 560 84 572] /F 4 /P 3 0 R /AP << /N << /Yes 10 0 R /Off 11 0 R >> >> >>`;
}

/** A form for an appearance. */
export function look(content: string, width: number, height: number, resources = ''): string {
  return rawStream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /Font << /F1 6 0 R >> ${resources} >>`,
  );
}

/** The signature field `author` with its signature. */
export function signedField(signature: number): string {
  return `<< /Type /Annot /Subtype /Widget /FT /Sig /T (author) /Rect [0 0 0 0] /F 132 /P 3 0 R /V ${signature} 0 R >>`;
}
