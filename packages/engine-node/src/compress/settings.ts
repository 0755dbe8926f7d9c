/** Settings for recoding images. */
export interface ImageSettings {
  /** Dots per inch that photographs and drawings keep, at the largest size they are painted at. */
  readonly dpi: number;
  /** Dots per inch of pictures with one bit per pixel, whose edges need more. */
  readonly bitonalDpi: number;
  /** JPEG quality from 1 to 100. */
  readonly quality: number;
  /** Extra scale from 0 to 1 for every image, to approach a target size closely. */
  readonly shrink?: number;
  /** True when inks become the colours of a screen where that is smaller. */
  readonly forScreen?: boolean;
}

export type CompressionLevel = 'low' | 'medium' | 'high';

export interface LevelSettings extends ImageSettings {
  /** Least similarity of any page. */
  readonly floor: number;
}

export const levels: Readonly<Record<CompressionLevel, LevelSettings>> = {
  low: { dpi: 225, bitonalDpi: 600, quality: 84, floor: 0.99 },
  medium: { dpi: 150, bitonalDpi: 400, quality: 68, floor: 0.97 },
  high: { dpi: 96, bitonalDpi: 240, quality: 45, floor: 0.92, forScreen: true },
};

/** Settings of the level `high` for scanned pages, whose text is lost with the detail of the image. */
export const scanSettings: LevelSettings = {
  ...levels.high,
  dpi: 150,
  bitonalDpi: 300,
  quality: 39,
  floor: 0.96,
};

/** Settings for a resolution the user chose; quality depends on it, since few dots forgive less than many. */
export function customSettings(dpi: number): ImageSettings {
  return { dpi, bitonalDpi: Math.max(200, dpi * 2), quality: 72 };
}

/** Least similarity of any page when the user chose the resolution or the size. */
export const customFloor = 0.9;

/**
 * Settings on a scale from the best (0) to the smallest (1). Resolution and quality go down together: either
 * alone loses more similarity for the same bytes.
 */
export function settingsAt(position: number): ImageSettings {
  const dpi = 300 * (50 / 300) ** position;
  return {
    dpi,
    bitonalDpi: Math.max(150, dpi * 2),
    quality: Math.round(92 - 72 * position),
    forScreen: true,
  };
}

/**
 * Quality added by each step back to the original; the last is small, because beyond it a photograph is as large as
 * without loss.
 */
const addedQuality = [12, 24, 36, 42] as const;

/** Number of times the quality of a page's images is raised before they are kept unchanged. */
export const mostRaises = addedQuality.length;

/** Settings some steps closer to the original, for images of pages that lost too much. */
export function raised(settings: ImageSettings, steps: number): ImageSettings {
  return {
    ...settings,
    dpi: settings.dpi * 1.3 ** steps,
    bitonalDpi: settings.bitonalDpi * 1.5 ** steps,
    quality: Math.min(95, settings.quality + (addedQuality[Math.min(steps, mostRaises) - 1] ?? 0)),
  };
}
