import type { Locale } from '@octavo/i18n/locales';
import { dateText } from './date-text.ts';
import type { LineKind } from './found-lines.ts';
import { loadHand } from './hands.ts';
import { initialsOf, type Mark, type Signing } from './mark.ts';
import { printedMark, writtenMark } from './text-marks.ts';

/** Initials as they are entered, or those of the name. */
export function initialsText({ initials, name }: Signing): string {
  return initials ?? initialsOf(name);
}

/** Mark that a line asks for; null while the signer has not entered what it needs. */
export async function markForLine(kind: LineKind, signing: Signing, locale: Locale): Promise<Mark | null> {
  const { ink, hand, name, signature } = signing;

  switch (kind) {
    case 'signature':
      return signature;
    case 'date':
      return printedMark('date', dateText(locale), ink);
    case 'name':
      return printedMark('name', name, ink);
    case 'initials': {
      const text = initialsText(signing);
      await loadHand(hand, text);

      return writtenMark('initials', text, hand, ink);
    }
  }
}
