import type { Locale } from '../_kit/types.ts';

interface WatermarkPanelWords {
  /** Text that the panel begins with. */
  readonly sample: string;
  readonly kind: string;
  readonly anyAngle: string;
  readonly fit: string;
  readonly points: string;
  readonly noText: string;
  readonly noPicture: string;
}

/** Texts of the panel beside those of its options. */
export const panelWords: Readonly<Record<Locale, WatermarkPanelWords>> = {
  en: {
    sample: 'CONFIDENTIAL',
    kind: 'Watermark',
    anyAngle: 'Degrees',
    fit: 'Fit the page',
    points: 'pt',
    noText: 'Enter the text of the watermark',
    noPicture: 'Choose the image of the watermark',
  },
  fr: {
    sample: 'CONFIDENTIEL',
    kind: 'Filigrane',
    anyAngle: 'Degrés',
    fit: 'Adapter à la page',
    points: 'pt',
    noText: 'Saisissez le texte du filigrane',
    noPicture: 'Choisissez l’image du filigrane',
  },
};
