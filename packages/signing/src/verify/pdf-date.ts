import { type PdfObject, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';

const pattern = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?'?|Z)?/;

/** Reads a date such as `D:20261123122000+01'00` (ISO 32000-2, 7.9.4); null for anything else. */
export function readDate(object: PdfObject): Date | null {
  const match = object instanceof PdfString ? pattern.exec(decodeText(object.bytes)) : null;

  if (match === null) {
    return null;
  }

  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => (digits === undefined ? undefined : Number(digits)));
  const [sign, hours = '0', minutes = '0'] = match.slice(7);
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const time = Date.UTC(year, month - 1, day, hour, minute, second) - offset * 60_000;

  return Number.isFinite(time) ? new Date(time) : null;
}
