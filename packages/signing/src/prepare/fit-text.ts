import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ShownBox } from '@octavo/pdf/edit/shown-space';

export interface FittedParagraph {
  readonly text: string;
  readonly isBold: boolean;
}

interface FittedBox {
  readonly box: ShownBox;
  readonly largestSize: number;
  /** True for paragraphs that are only broken when they would be too small on one line. */
  readonly isOneLine?: boolean;
}

const lineHeight = 1.2;
const sizeStep = 0.5;
/** Smallest legible size; longer texts are cut at the edge of the box. */
const smallestSize = 3;
/** Size from which a text on one line is better read than a larger one on two. */
const smallestSingle = 8;
const ink = [0.1, 0.12, 0.2] as const;

/** Draws paragraphs as large as the box allows, up to a size in points, in the middle of its height. */
export async function drawFittedText(
  editor: PdfEditor,
  drawing: Pick<Drawing, 'drawText'>,
  paragraphs: readonly FittedParagraph[],
  { box, largestSize, isOneLine = false }: FittedBox,
): Promise<void> {
  const measured = await Promise.all(paragraphs.map((each) => measureWords(editor, each)));
  let size = largestSize;
  let lines = measured.flatMap((each) => brokenLines(each, box.width / size));

  if (isOneLine) {
    const widest = Math.max(0, ...measured.map(wholeWidth));
    const single = Math.min(largestSize, box.width / widest, box.height / lineHeight / measured.length);

    if (single >= smallestSingle) {
      size = single;
      lines = measured.flatMap((each) => brokenLines(each, Infinity));
    }
  }

  while (size - sizeStep >= smallestSize && !fits(lines, size, box)) {
    size -= sizeStep;
    lines = measured.flatMap((each) => brokenLines(each, box.width / size));
  }

  const top = box.top + Math.max(0, (box.height - lines.length * size * lineHeight) / 2);

  for (const [index, { text, isBold }] of lines.entries()) {
    await drawing.drawText(text, {
      font: fontOf(isBold),
      size,
      at: { x: box.left, y: top + (index + 0.5) * size * lineHeight },
      anchor: 'middle',
      color: [...ink],
    });
  }
}

interface FittedWord {
  readonly text: string;
  /** Width in ems. */
  readonly width: number;
}

interface MeasuredParagraph {
  readonly words: readonly FittedWord[];
  readonly space: number;
  readonly isBold: boolean;
}

interface FittedLine extends FittedParagraph {
  readonly width: number;
}

async function measureWords(
  editor: PdfEditor,
  { text, isBold }: FittedParagraph,
): Promise<MeasuredParagraph> {
  const widthOf = async (part: string) =>
    (await editor.measureText(part, { font: fontOf(isBold), size: 1 })).width;
  const words: FittedWord[] = [];

  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    words.push({ text: word, width: await widthOf(word) });
  }

  return { words, space: await widthOf(' '), isBold };
}

/** Width of a paragraph on one line, in ems. */
function wholeWidth({ words, space }: MeasuredParagraph): number {
  return words.reduce((sum, { width }) => sum + width, 0) + space * Math.max(0, words.length - 1);
}

/** Lines of whole words, first fit. */
function brokenLines({ words, space, isBold }: MeasuredParagraph, widthEms: number): FittedLine[] {
  const lines: FittedLine[] = [];

  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? Infinity : last.width + space + word.width;

    if (last !== undefined && joined <= widthEms) {
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width: joined, isBold };
    } else {
      lines.push({ text: word.text, width: word.width, isBold });
    }
  }

  return lines;
}

function fits(lines: readonly FittedLine[], size: number, { width, height }: ShownBox): boolean {
  return (
    lines.length * size * lineHeight <= height && lines.every((line) => line.width * size <= width + 0.01)
  );
}

function fontOf(isBold: boolean) {
  return { family: 'sans', bold: isBold } as const;
}
