import type { DocumentContent } from '@octavo/pdf/content/page-content';

const thresholds = {
  /** Largest difference between aspect ratios that are the same. */
  sameRatio: 0.01,
};

/** Presentation programs, by the creator name in the document. */
const programs = /\bimpress\b|powerpoint|\bkeynote\b|google slides|\bbeamer\b/i;

/** Aspect ratios of slides; no paper size has them. */
const ratios = [4 / 3, 16 / 9] as const;

/** True when the pages of a document are slides: made of frames, which are read one after the other. */
export function isSlideShow({ creator, pages }: DocumentContent): boolean {
  const shapes = pages.map(({ widthPoints, heightPoints }) => widthPoints / heightPoints);

  return (
    shapes.length > 0 &&
    shapes.every((shape) => shape > 1) &&
    (programs.test(creator ?? '') ||
      shapes.every((shape) => ratios.some((ratio) => Math.abs(shape - ratio) < thresholds.sameRatio)))
  );
}
