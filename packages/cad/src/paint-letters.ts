import type { CadPaint } from './canvas.ts';
import { type Affine, applyTo, applyToVector, point } from './geometry/affine.ts';
import { type Brush, linePaint } from './painting.ts';
import type { CadTextStyle } from './shapes.ts';
import { emOf, type FontGlyphs, faceOf, setInFonts } from './text/fonts.ts';

export interface LetterForm {
  readonly height: number;
  readonly widthFactor: number;
  /** Radians from the upright. */
  readonly oblique: number;
}

/** Paints text from a point on the baseline; `frame` maps its plane to the page. */
export function paintRuns(
  brush: Brush,
  frame: Affine,
  runs: readonly FontGlyphs[],
  at: { readonly x: number; readonly y: number },
  form: LetterForm,
  paint: CadPaint = linePaint(brush),
): void {
  const [first] = runs;

  if (first === undefined || !(form.height > 0)) {
    return;
  }

  let { x } = at;
  // The slant depends on the em of each letter, not on its width.
  const lean = Math.tan(Math.min(1.4, Math.max(-1.4, form.oblique)));

  for (const { font, glyphs } of runs) {
    const em = emOf(font, form.height);
    const along = applyToVector(frame, point(em * form.widthFactor, 0));
    const up = applyToVector(frame, point(em * lean, em));
    const start = applyTo(frame, point(x, at.y));
    brush.settings.canvas.text({
      ...paint,
      font,
      glyphs,
      matrix: [along.x, along.y, up.x, up.y, start.x, start.y],
    });
    x += glyphs.reduce((sum, { advance }) => sum + advance, 0) * em * form.widthFactor;
  }
}

const plainStyle: CadTextStyle = { font: 'txt', bold: false, italic: false };

/** Paints text of a line type directly onto the page. */
export function paintLetters(brush: Brush, frame: Affine, text: string, height: number): void {
  const runs = setInFonts(text, brush.settings.shelf.fontsOf(faceOf(plainStyle)));
  paintRuns(brush, frame, runs, { x: 0, y: 0 }, { height, widthFactor: 1, oblique: 0 });
}
