/** Column headings of postal codes, possibly with other words. */
const words =
  /(?<!\p{L})(zip|post(?:al)?[\s-]?codes?|pin[\s-]?codes?|codes? posta(?:l|ux)|postleitzahl(?:en)?|plz|c[oó]digos? posta(?:l|les|is)|codice postale|postnummer|postnr|kod pocztowy|psč)(?!\p{L})/iu;

/** Ambiguous abbreviations, which count only on their own. */
const alone = /^(c\. ?p\.|cp|cap|cep)$/i;

/** Longer texts merely mention postal codes. */
const longest = 40;

/** True when the numbers below a heading are postal codes, which are identifiers and never amounts. */
export function isPostalHeading(text: string): boolean {
  const heading = text.trim();

  return heading.length <= longest && (words.test(heading) || alone.test(heading));
}
