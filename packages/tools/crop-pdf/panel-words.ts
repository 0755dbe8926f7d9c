import type { Locale } from '../_kit/types.ts';
import type { CropWay } from './crop-ways.ts';

interface CropWords {
  readonly way: string;
  readonly ways: Readonly<Record<CropWay, { readonly label: string; readonly hint: string }>>;
  readonly width: string;
  readonly height: string;
  readonly noMargins: string;
  readonly noArea: string;
  readonly frame: string;
  readonly keys: string;
  readonly size: string;
  readonly content: string;
}

export const cropWords: Readonly<Record<Locale, CropWords>> = {
  en: {
    way: 'What to keep',
    ways: {
      box: { label: 'An area', hint: 'Drag the frame over the page' },
      margins: { label: 'All but margins', hint: 'The same margins on pages of any size' },
      content: { label: 'To the content', hint: 'Trims the empty edges of each page' },
    },
    width: 'Width',
    height: 'Height',
    noMargins: 'Enter at least one margin',
    noArea: 'Choose the area to keep',
    frame: 'Area to keep',
    keys: 'Arrow keys move the area, Shift with arrow keys changes its size.',
    size: '{width} × {height} mm',
    content: 'Each page is cropped to what it shows when you start.',
  },
  fr: {
    way: 'Ce qui reste',
    ways: {
      box: { label: 'Une zone', hint: 'Déplacez le cadre sur la page' },
      margins: { label: 'Tout sauf les marges', hint: 'Les mêmes marges sur des pages de toute taille' },
      content: { label: 'Selon le contenu', hint: 'Coupe les bords vides de chaque page' },
    },
    width: 'Largeur',
    height: 'Hauteur',
    noMargins: 'Indiquez au moins une marge',
    noArea: 'Choisissez la zone à garder',
    frame: 'Zone à garder',
    keys: 'Les flèches déplacent la zone ; avec Maj, elles changent sa taille.',
    size: '{width} × {height} mm',
    content: 'Au lancement, chaque page est rognée à ce qu’elle montre.',
  },
};
