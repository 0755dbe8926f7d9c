import type { PicturePageLayout } from './place-picture.ts';

/** ISO 216 and ANSI Y14.1 paper sizes in portrait, in points. */
export const sheets = {
  a3: { widthPoints: 841.89, heightPoints: 1190.55 },
  a4: { widthPoints: 595.28, heightPoints: 841.89 },
  a5: { widthPoints: 419.53, heightPoints: 595.28 },
  letter: { widthPoints: 612, heightPoints: 792 },
  legal: { widthPoints: 612, heightPoints: 1008 },
} as const;

export const pointsPerMillimetre = 72 / 25.4;

export interface SheetChoice {
  /** `fit` makes each page as large as its picture. */
  readonly pageSize: 'fit' | keyof typeof sheets;
  readonly orientation: PicturePageLayout['orientation'];
  /** Margin in millimetres. */
  readonly margin: number;
}

export function layoutOf({ pageSize, orientation, margin }: SheetChoice): PicturePageLayout {
  return {
    sheet: pageSize === 'fit' ? null : sheets[pageSize],
    orientation,
    marginPoints: margin * pointsPerMillimetre,
  };
}
