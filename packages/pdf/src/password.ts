/** RFC 3454, tables C.1.2 and B.1: characters mapped to a space, and characters mapped to nothing. */
const spaces = /[\u{a0}\u{1680}\u{2000}-\u{200a}\u{202f}\u{205f}\u{3000}]/gu;
const nothing =
  /\u{ad}|\u{34f}|\u{1806}|[\u{180b}-\u{180d}]|[\u{200b}-\u{200d}]|\u{2060}|[\u{fe00}-\u{fe0f}]|\u{feff}/gu;

/** RFC 3454, tables C.2 to C.9. */
const prohibited =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u{6dd}\u{70f}\u{180e}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2061}-\u{2063}\u{206a}-\u{206f}\u{2ff0}-\u{2ffb}\u{fff9}-\u{fffd}\u{1d173}-\u{1d17a}\u{e0001}\u{e0020}-\u{e007f}]/u;

/**
 * Prepares a password for AES-256 (ISO 32000-2, 7.6.4.3.2), so that it is the same whichever keyboard typed
 * it. SASLprep (RFC 4013) without the check of writing directions, which would refuse passwords in use; null
 * when the password contains prohibited characters.
 */
export function preparePassword(given: string): string | null {
  const prepared = given.replace(nothing, '').replace(spaces, ' ').normalize('NFKC');

  return prohibited.test(prepared) ? null : prepared;
}

/** Forms of a password that may open a file, because not every program prepares it before encrypting. */
export function passwordForms(given: string): string[] {
  const forms = [given, preparePassword(given) ?? given, given.normalize('NFC'), given.normalize('NFD')];

  return [...new Set(forms)];
}
