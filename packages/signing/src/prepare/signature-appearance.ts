import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { portableCodec } from '@octavo/editing/portable-codec';
import type { Appearance } from '@octavo/pdf/edit/appearance';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ShownBox } from '@octavo/pdf/edit/shown-space';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { portablePicture } from '@octavo/pdf/picture/portable-picture';
import { drawFittedText, type FittedParagraph } from './fit-text.ts';
import { signatureNotPossible } from './signing-failures.ts';
import type { SigningHost } from './signing-host.ts';

type SignatureLook = NonNullable<SignatureRequest['appearance']>;

/** Words of a visible signature; a no-break space stands before a French colon. */
const words = {
  en: { signedBy: 'Digitally signed by', date: 'Date:', reason: 'Reason:' },
  fr: { signedBy: 'Signé numériquement par', date: 'Date\u00a0:', reason: 'Motif\u00a0:' },
} as const;

/** Shares of the box: empty border, and the part of the picture or the name. */
const borderShare = 0.05;
const leadShare = 0.44;
/** Width over height from which the lead stands beside the details, and not above them. */
const leastWide = 1.7;

const largestDetails = 10;
const largestName = 22;

/** Draws a visible signature: a picture or the name in large letters, and beside it who signed, when and why. */
export async function drawSignature(
  editor: PdfEditor,
  request: SignatureRequest,
  { look, box, host }: { readonly look: SignatureLook; readonly box: ShownBox; readonly host: SigningHost },
): Promise<Appearance> {
  const appearance = editor.appearance(box);
  const { drawing } = appearance;
  const picture = look.picture === null ? null : await pictureOf(look.picture, host);
  const inner = padded(box, Math.min(box.width, box.height) * borderShare);
  const isWide = inner.width >= leastWide * inner.height;

  // A narrow box without a picture has the details only, which begin with the name.
  if (picture === null && !isWide) {
    await drawFittedText(editor, drawing, detailsOf(request, look), {
      box: inner,
      largestSize: largestDetails,
    });

    return appearance;
  }

  const [lead, details] = isWide ? columnsOf(inner) : rowsOf(inner);

  if (picture === null) {
    const name = [{ text: request.signer, isBold: true }];
    await drawFittedText(editor, drawing, name, {
      box: lead,
      largestSize: largestName,
      isOneLine: true,
    });
  } else {
    drawing.drawImage(picture, { box: lead });
  }

  await drawFittedText(editor, drawing, detailsOf(request, look), {
    box: details,
    largestSize: largestDetails,
  });

  return appearance;
}

function detailsOf({ signer, time, reason }: SignatureRequest, look: SignatureLook): FittedParagraph[] {
  const { signedBy, date, reason: why } = words[look.language];
  const lines: FittedParagraph[] = [
    { text: signedBy, isBold: false },
    { text: signer, isBold: true },
  ];

  if (look.showsDate) {
    lines.push({ text: `${date} ${time.slice(0, 10)} ${time.slice(11, 16)} UTC`, isBold: false });
  }

  if (look.showsReason && reason !== '') {
    lines.push({ text: `${why} ${reason}`, isBold: false });
  }

  return lines;
}

/** @throws Failure `signature-not-possible` */
async function pictureOf(name: string, host: SigningHost): Promise<PdfPicture> {
  const bytes = await host.fileOf(name);

  if (bytes === null) {
    throw signatureNotPossible('picture-missing');
  }

  const picture = portablePicture(bytes, portableCodec);

  if (picture === null) {
    throw signatureNotPossible('picture-kind');
  }

  return picture;
}

function padded({ left, top, width, height }: ShownBox, border: number): ShownBox {
  return { left: left + border, top: top + border, width: width - 2 * border, height: height - 2 * border };
}

function columnsOf({ left, top, width, height }: ShownBox): [ShownBox, ShownBox] {
  const lead = width * leadShare;
  const gap = width * borderShare;

  return [
    { left, top, width: lead, height },
    { left: left + lead + gap, top, width: width - lead - gap, height },
  ];
}

function rowsOf({ left, top, width, height }: ShownBox): [ShownBox, ShownBox] {
  const lead = height * leadShare;
  const gap = height * borderShare;

  return [
    { left, top, width, height: lead },
    { left, top: top + lead + gap, width, height: height - lead - gap },
  ];
}
