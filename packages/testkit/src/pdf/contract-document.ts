import { PdfFile } from './pdf-file.ts';

const clauses = [
  '11.1 A notice under this agreement is in writing and is sent to the person named in Schedule B.',
  '12.1 This agreement, with its schedules, is the whole agreement between the parties.',
  '12.2 Neither party may assign it without the consent of the other.',
];

/** Lines of the last page: where they begin, in points from the lower left corner, and their labels below them. */
export const contractLines = [
  { x: 72, y: 400, label: 'Signature' },
  { x: 72, y: 340, label: 'Date' },
  { x: 330, y: 400, label: 'Signature' },
  { x: 330, y: 340, label: 'Date' },
] as const;

/** A contract to sign: underscores for initials on all pages but the last, which has lines for two parties. */
export function contractDocument(pages = 4): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>');
  const text = (x: number, y: number, words: string) => `BT /F 10 Tf ${x} ${y} Td (${words}) Tj ET`;
  const kids = Array.from({ length: pages }, (_, index) => {
    const body = clauses.map((clause, line) => text(72, 700 - line * 18, clause));
    const end =
      index < pages - 1
        ? [text(430, 60, 'Initials: ____________')]
        : [
            text(72, 470, 'For Meridian Archive Trust'),
            text(330, 470, 'For Halden Bindery'),
            ...contractLines.map(
              ({ x, y, label }) => `0.6 w ${x} ${y} m ${x + 210} ${y} l S ${text(x, y - 11, label)}`,
            ),
          ];
    const content = file.stream('', [...body, ...end].join('\n'));

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R
        /Resources << /Font << /F ${font} 0 R >> >> >>`,
    );
  });
  file.set(tree, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}
