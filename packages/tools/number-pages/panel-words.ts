import type { Locale } from '../_kit/types.ts';

interface NumberPanelWords {
  readonly format: string;
  /** Usual texts, in the order of the panel. */
  readonly formats: readonly { readonly value: string; readonly label: string }[];
  readonly ownText: string;
  readonly points: string;
  readonly noNumber: string;
}

/** Texts of the panel beside those of its options. */
export const panelWords: Readonly<Record<Locale, NumberPanelWords>> = {
  en: {
    format: 'Format',
    formats: [
      { value: '{n}', label: '1' },
      { value: 'Page {n}', label: 'Page 1' },
      { value: 'Page {n} of {total}', label: 'Page 1 of 9' },
      { value: '{n} / {total}', label: '1 / 9' },
      { value: '– {n} –', label: '– 1 –' },
    ],
    ownText: 'Custom text',
    points: 'pt',
    noNumber: 'The text needs {n} in place of the number',
  },
  fr: {
    format: 'Format',
    formats: [
      { value: '{n}', label: '1' },
      { value: 'Page {n}', label: 'Page 1' },
      { value: 'Page {n} sur {total}', label: 'Page 1 sur 9' },
      { value: '{n} / {total}', label: '1 / 9' },
      { value: '– {n} –', label: '– 1 –' },
    ],
    ownText: 'Texte personnalisé',
    points: 'pt',
    noNumber: 'Le texte doit contenir {n}, à l’endroit du numéro',
  },
};
