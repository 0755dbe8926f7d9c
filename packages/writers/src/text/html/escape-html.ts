import { escapeMarkup } from '@octavo/pdf/text/escape-markup';

/** Control characters forbidden in HTML (13.1.4), and lone surrogates. */
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;

export function escapeHtml(text: string): string {
  return escapeMarkup(text.replace(forbidden, ''));
}
