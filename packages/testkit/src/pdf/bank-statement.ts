import { PdfFile } from './pdf-file.ts';

/** Personal data of the statement. */
export const statementSecrets = {
  name: 'Ottilie Kragelund',
  email: 'o.kragelund@example.org',
  phone: '+44 20 7946 0318',
  iban: 'GB33 BUKB 2020 1555 5555 55',
  card: '4111 1111 1111 1111',
} as const;

const left = 60;
const top = 770;
const lineHeight = 22;

/** A bank statement of two pages, with the name of the holder in its properties and its outline, too. */
export function bankStatement(): Uint8Array {
  const { name, email, phone, iban, card } = statementSecrets;
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const page = (lines: readonly string[]) => {
    const shown = lines.map(
      (line, index) =>
        `1 0 0 1 ${left} ${top - index * lineHeight} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`,
    );
    const content = file.stream('', `BT /F1 12 Tf ${shown.join('\n')} ET`);

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${content} 0 R >>`,
    );
  };
  const first = page([
    'Harbour Bank, statement of account',
    `Account holder: ${name}`,
    `Email: ${email}`,
    `Telephone: ${phone}`,
    `Account: ${iban}`,
    'Opening balance 1,204.50',
    `Card payment with ${card}, 35.20`,
    'Closing balance 1,169.30',
  ]);
  const second = page(['Harbour Bank, page 2', `Transfer from ${name}, 250.00`, 'End of statement']);
  const item = file.reserve();
  const outline = file.add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`);
  file.set(item, `<< /Title (Statement of ${name}) /Parent ${outline} 0 R /Dest [${first} 0 R /Fit] >>`);
  const information = file.add(`<< /Title (Statement of ${name}) /Author (Harbour Bank) >>`);
  file.set(tree, `<< /Type /Pages /Kids [${first} 0 R ${second} 0 R] /Count 2 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R >>`);

  return file.finish(root, `/Info ${information} 0 R`);
}
