import type { TextFormat } from '@octavo/forms/question';
import type { InputHTMLAttributes } from 'react';

type InputTraits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'spellCheck'
>;

/** Keeps an answer out of the browser's autofill. Only answers that are the same on every form may be in it. */
const none: InputTraits = { autoComplete: 'off', spellCheck: false };

const traits: Readonly<Partial<Record<TextFormat, InputTraits>>> = {
  ssn: { ...none, inputMode: 'numeric', placeholder: '000-00-0000' },
  itin: { ...none, inputMode: 'numeric', placeholder: '900-00-0000' },
  ein: { ...none, inputMode: 'numeric', placeholder: '00-0000000' },
  tin: { ...none, inputMode: 'numeric' },
  date: { ...none, inputMode: 'numeric', placeholder: 'MM/DD/YYYY' },
  year: { ...none, inputMode: 'numeric' },
  money: { ...none, inputMode: 'decimal', placeholder: '0.00' },
  count: { ...none, inputMode: 'numeric' },
  zip: { ...none, inputMode: 'numeric', autoComplete: 'postal-code' },
  phone: { ...none, inputMode: 'tel', autoComplete: 'tel-national' },
  email: { ...none, inputMode: 'email', autoComplete: 'email' },
};

/** Keyboard, memory and example of an input for a format. */
export function inputTraits(format: TextFormat): InputTraits {
  return traits[format] ?? none;
}
