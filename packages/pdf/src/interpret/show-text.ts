import { mapPoint, multiply } from '../matrix.ts';
import { type PdfObject, PdfString } from '../objects.ts';
import { distanceThrough, type Glyph, type ShownText } from './glyph.ts';
import { type GraphicsState, nextLine, numberOf } from './graphics-state.ts';

/** Moves to the next line and sets spacing, as the operators ' and " do before they show text. */
export function beginShow(state: GraphicsState, operator: string, operands: readonly PdfObject[]): void {
  if (operator === '"') {
    state.wordSpace = numberOf(operands.at(-3));
    state.charSpace = numberOf(operands.at(-2));
  }

  if (operator === "'" || operator === '"') {
    nextLine(state);
  }
}

/** Gives the glyphs of a string, or of the array of TJ, and moves the pen (ISO 32000-2, 9.4.4). */
export function showText(
  state: GraphicsState,
  shown: ShownText,
  operand: PdfObject,
  add: (glyph: Glyph) => void,
): void {
  const { font } = shown.state.font;
  const { size, charSpace, wordSpace, rise } = state;
  const stretch = state.scale / 100;
  const matrix = multiply(state.textMatrix, state.matrix);
  const { isVertical } = font;
  // Along the line, in unscaled text space.
  let pen = 0;
  let { drift } = state;
  const pieces = Array.isArray(operand) ? operand : [operand];

  for (const [piece, value] of pieces.entries()) {
    if (typeof value === 'number') {
      pen -= (value / 1000) * size;
    }

    const bytes = value instanceof PdfString ? value.bytes : null;

    for (let at = 0; bytes !== null && at < bytes.length; ) {
      const code = font.read(bytes, at);
      const { advance } = font.metricsOf(code);
      const drawn = font.drawnMetricsOf(code);
      // Word spacing applies to the single-byte code 32 alone (9.3.3).
      const step = advance * size + charSpace + (code.length === 1 && code.code === 32 ? wordSpace : 0);
      const [x, y] = isVertical ? [0, pen] : [pen * stretch, 0];
      const [drawnX, drawnY] = isVertical ? [0, pen + drift] : [(pen + drift) * stretch, 0];
      add({
        shown,
        piece,
        from: at,
        to: at + code.length,
        code: code.code,
        cid: code.cid,
        text: font.textOf(code),
        origin: mapPoint(matrix, x, y + rise),
        advance: isVertical
          ? distanceThrough(matrix, 0, advance * size)
          : distanceThrough(matrix, advance * size * stretch, 0),
        step,
        drawnOrigin: mapPoint(
          matrix,
          drawnX - drawn.offsetX * size * stretch,
          drawnY - drawn.offsetY * size + rise,
        ),
      });
      pen += step;
      drift += (drawn.advance - advance) * size;
      at += code.length;
    }
  }

  state.drift = drift;
  state.textMatrix = multiply(
    isVertical ? [1, 0, 0, 1, 0, pen] : [1, 0, 0, 1, pen * stretch, 0],
    state.textMatrix,
  );
}
