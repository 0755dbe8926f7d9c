/** AES-128 pads or cuts passwords to this many bytes of PDFDocEncoding (ISO 32000-1, 7.6.3.3, algorithm 2). */
const longest = 32;

/** Characters of PDFDocEncoding outside ASCII and Latin-1 (ISO 32000-2, D.3). */
const beyondLatin = new Set('•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž€˘ˇˆ˙˝˛˚˜');

/** True when the entire password takes effect: truncated or replaced characters would protect nothing. */
export function fitsAes128(password: string): boolean {
  const letters = [...password.normalize('NFC')];

  return (
    letters.length <= longest &&
    letters.every((letter) => /^[ -~\u{a1}-\u{ac}\u{ae}-\u{ff}]$/u.test(letter) || beyondLatin.has(letter))
  );
}
