import type { ReadLine } from '@octavo/layout/scan/read-hocr';
import type { PdfDocument } from '@octavo/pdf/document';
import { inverted, type Matrix, mapPoint, multiply } from '@octavo/pdf/matrix';
import { addTextLayers, type TextLayer } from '@octavo/pdf/text-layer/add-text-layers';
import type { LayerLine, LayerWord } from '@octavo/pdf/text-layer/layer-content';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import { toShown } from '../pdfium/content/matrix.ts';
import type { RecognizedPage } from './read-page.ts';

/** Writes a searchable copy of the document, with its pages turned upright if requested. */
export function writeLayers(
  document: PdfDocument,
  pages: readonly RecognizedPage[],
  turnsPages: boolean,
  path: string,
): void {
  const layers = pages.map((page): TextLayer => {
    const { cropBox, rotation } = document.pages[page.pageIndex]!;
    const toUser = inverted(toShown(cropBox, rotation));
    const crooked = multiply(page.toShown, toUser);
    const level = levelled(crooked);
    const toLevel = multiply(crooked, inverted(level));

    return {
      pageIndex: page.pageIndex,
      turn: turnsPages ? page.turn : 0,
      matrix: level,
      lines: page.lines.map((line) => placed(line, toLevel)),
    };
  });

  writeFileThrough(path, (sink) => addTextLayers(document, layers, sink, codec));
}

/** The same scale and origin, rotated to the nearest edge of the page. */
function levelled([a, b, c, d, e, f]: Matrix): Matrix {
  const quarter = Math.round(Math.atan2(b, a) / (Math.PI / 2)) * (Math.PI / 2);
  const [cos, sin] = [Math.round(Math.cos(quarter)), Math.round(Math.sin(quarter))];
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  // On pages as shown y runs downwards, in user space upwards.
  const flip = a * d - b * c < 0 ? -1 : 1;

  return [across * cos, across * sin, -down * sin * flip, down * cos * flip, e, f];
}

/** Neighbouring words share a baseline while theirs differ by less than this share of the height. */
const sharedDrift = 0.4;

/** Words of a line with the positions they have in the skewed original. */
function placed(line: ReadLine, toLevel: Matrix): LayerLine {
  const words = line.words.map(({ text, left, right }) => {
    const middle = (left + right) / 2;
    const [x, y] = mapPoint(toLevel, middle, line.baseline + line.slope * (middle - line.left));
    const half = (right - left) / 2;

    return { text, left: x - half, right: x + half, baseline: y };
  });

  return {
    height: line.heightPixels,
    rightToLeft: line.rightToLeft,
    words: inSteps(words, line.heightPixels * sharedDrift),
  };
}

/**
 * Groups words on common baselines. Readers that work by position separate lines by baseline, so a line
 * should have as few as possible.
 */
function inSteps(words: readonly LayerWord[], drift: number): LayerWord[] {
  const steps: LayerWord[][] = [];

  for (const word of words) {
    const step = steps.at(-1);

    if (step?.every(({ baseline }) => Math.abs(baseline - word.baseline) <= drift)) {
      step.push(word);
    } else {
      steps.push([word]);
    }
  }

  return steps.flatMap((step) => {
    const baseline = step.reduce((sum, word) => sum + word.baseline, 0) / step.length;

    return step.map((word) => ({ ...word, baseline }));
  });
}
