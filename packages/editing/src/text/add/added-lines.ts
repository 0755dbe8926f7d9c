import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { RunLook } from '@octavo/contract/edits/text';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { breakableParts } from '@octavo/pdf/edit/text/breakable-parts';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';

/** Look of added text, with everything that is needed to draw it. */
export interface AddedLook extends RunLook {
  readonly size: number;
  readonly color: string;
}

/** Piece of a line of one look; lengths in points. */
export interface AddedPiece {
  readonly text: string;
  readonly look: AddedLook;
  readonly width: number;
  /** Distance from the left edge of the box. */
  readonly left: number;
}

export interface AddedLine {
  readonly pieces: readonly AddedPiece[];
  /** Height of the baseline below the top of the box. */
  readonly baseline: number;
  readonly size: number;
  /** True for the last line of a paragraph. */
  readonly isEnd: boolean;
}

type AddText = OperationOf<'text.add'>;

interface LookPiece {
  readonly text: string;
  readonly look: AddedLook;
  readonly width: number;
}

/** Room between the mark of a list item and its text, and of the mark, in ems. */
const hanging = 1.6;

/** Distance from the top of the box to the first baseline, in ems. */
const firstBaseline = 0.82;

/** Style of a look, as fonts are asked for. */
export function styleOf({ font = 'sans', bold = false, italic = false }: RunLook) {
  return { family: font, bold, italic };
}

/** Breaks added text into lines in its box. */
export async function addedLines(editor: PdfEditor, operation: AddText): Promise<AddedLine[]> {
  const { box, list, lineSpacing, align } = operation;
  const lines: AddedLine[] = [];
  let baseline = 0;

  for (const [number, paragraph] of paragraphsOf(operation).entries()) {
    const indent = list === 'none' ? 0 : hanging * paragraph[0]!.look.size;
    const broken = await breakParagraph(editor, paragraph, box.width - indent);

    for (const [index, pieces] of broken.entries()) {
      const size = Math.max(
        ...pieces.map(({ look }) => look.size),
        index === 0 ? paragraph[0]!.look.size : 0,
      );
      baseline += lines.length === 0 ? size * firstBaseline : size * lineSpacing;
      const isEnd = index === broken.length - 1;
      const placed = placePieces(pieces, { left: indent, width: box.width - indent, align, isEnd });
      const mark =
        index === 0 && list !== 'none' ? [await markOf(editor, list, number, paragraph[0]!.look)] : [];
      lines.push({ pieces: [...mark, ...placed], baseline, size, isEnd });
    }
  }

  return lines;
}

interface LookedText {
  readonly text: string;
  readonly look: AddedLook;
}

function paragraphsOf({ runs, look }: AddText): LookedText[][] {
  const paragraphs: LookedText[][] = [[]];

  for (const run of runs) {
    const { size = look.size, color = look.color } = run.look;
    const whole: AddedLook = { ...look, ...withoutAbsent(run.look), size, color };

    for (const [index, text] of run.text.split(/\r\n?|\n/).entries()) {
      if (index > 0) {
        paragraphs.push([]);
      }

      paragraphs.at(-1)!.push({ text, look: whole });
    }
  }

  return paragraphs;
}

function withoutAbsent(look: RunLook): RunLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

async function breakParagraph(
  editor: PdfEditor,
  paragraph: readonly LookedText[],
  width: number,
): Promise<LookPiece[][]> {
  const lines: LookPiece[][] = [[]];
  let used = 0;
  const text = paragraph.map((part) => part.text).join('');
  let at = 0;

  for (const word of breakableParts(text)) {
    const pieces = await piecesOf(editor, paragraph, at, at + word.length);
    const length = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const trailing = await trailingSpace(editor, pieces.at(-1));
    at += word.length;

    if (lines.at(-1)!.length > 0 && used + length - trailing > width) {
      lines.push([]);
      used = 0;
    }

    lines.at(-1)!.push(...pieces);
    used += length;
  }

  return lines;
}

/** Parts of the text between two offsets, by their looks. */
async function piecesOf(
  editor: PdfEditor,
  paragraph: readonly LookedText[],
  from: number,
  to: number,
): Promise<LookPiece[]> {
  const pieces: LookPiece[] = [];
  let at = 0;

  for (const { text, look } of paragraph) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;

    if (part !== '') {
      const { width } = await editor.measureText(part, { font: styleOf(look), size: look.size });
      pieces.push({ text: part, look, width });
    }
  }

  return pieces;
}

async function trailingSpace(editor: PdfEditor, piece: LookPiece | undefined): Promise<number> {
  const spaces = /\s*$/u.exec(piece?.text ?? '')?.[0] ?? '';

  return piece === undefined || spaces === ''
    ? 0
    : (await editor.measureText(spaces, { font: styleOf(piece.look), size: piece.look.size })).width;
}

interface LineBox {
  readonly left: number;
  readonly width: number;
  readonly align: AddText['align'];
  readonly isEnd: boolean;
}

function placePieces(pieces: readonly LookPiece[], { left, width, align, isEnd }: LineBox): AddedPiece[] {
  const isRightToLeft = pieces.some(({ text }) => rightToLeft.test(text));
  const used = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const spaces = pieces.slice(0, -1).filter(({ text }) => /\s$/u.test(text)).length;
  const room = Math.max(0, width - used);
  const stretch = align === 'justify' && !isEnd && spaces > 0 ? room / spaces : 0;
  const shift = { left: 0, justify: isRightToLeft && isEnd ? room : 0, center: room / 2, right: room }[align];
  const ordered = isRightToLeft ? pieces.toReversed() : pieces;
  const merged =
    align === 'justify' && stretch > 0 ? ordered : isRightToLeft ? joined(pieces) : joined(ordered);
  let pen = left + shift;

  return merged.map((piece) => {
    const placed = { ...piece, left: pen };
    pen += piece.width + (/\s$/u.test(piece.text) ? stretch : 0);

    return placed;
  });
}

/** Pieces of one look as one, so that letters join and directions are resolved over all of them. */
function joined(pieces: readonly LookPiece[]): LookPiece[] {
  const result: LookPiece[] = [];

  for (const piece of pieces) {
    const last = result.at(-1);

    if (last !== undefined && JSON.stringify(last.look) === JSON.stringify(piece.look)) {
      result[result.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    } else {
      result.push(piece);
    }
  }

  return result;
}

async function markOf(
  editor: PdfEditor,
  list: 'bullet' | 'number',
  number: number,
  look: AddedLook,
): Promise<AddedPiece> {
  const text = list === 'bullet' ? '•' : `${number + 1}.`;
  const { width } = await editor.measureText(text, { font: styleOf(look), size: look.size });

  return { text, look, width, left: 0 };
}
