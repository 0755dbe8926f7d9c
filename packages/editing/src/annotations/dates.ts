import type { PdfString } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';

/** Date string of a moment (ISO 32000-2, 7.9.4), in coordinated universal time. */
export function pdfDate(date: Date): PdfString {
  return encodeText(`D:${date.toISOString().slice(0, 19).replace(/\D/g, '')}Z`);
}

/** Moment of a date string; null when it is none. */
export function readDate(text: string): Date | null {
  const [
    match,
    year = '',
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    sign,
    hours,
    minutes,
  ] =
    /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?'?)?/.exec(text.trim()) ?? [];
  const moment = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;

  return match === undefined ? null : new Date(moment - (sign === '-' ? -offset : offset));
}
