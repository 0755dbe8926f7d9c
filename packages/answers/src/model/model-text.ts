/** Rounds after which nothing new can appear: every removal may join the parts of another pattern. */
const mostRounds = 8;

/**
 * Control characters except line ends, marks of direction, invisible characters, and the tag characters in
 * which text can be hidden. Joiners stay: Persian and the scripts of India need them.
 */
const invisible =
  /(?!\n)[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e01ef}]/gu;

const picture = /!\[[^\][]*\](?:\([^)]*\)?|\[[^\][]*\])?/g;
const link = /\[([^\][]*)\]\([^)]*\)?/g;
const tag = /<\/?[a-z!?][^<>]*>/gi;
const openTag =
  /<\/?(?:a|audio|base|embed|form|iframe|img|input|link|meta|object|script|style|svg|video)\b[^<>]*$/gi;
const address =
  /(?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|\/\/(?=[\w-]+\.)|\b(?:data|javascript|vbscript|mailto|tel|file|blob):(?=\S)|\bwww\.(?=\w))[^\s<>"«»“”]*|\b(?:[\w-]{1,63}\.){1,9}[a-z]{2,63}\/[^\s<>"«»“”]*/gi;
const fence = /`+/g;
const bold = /\*\*/g;
const underlined = /(?<![\p{L}\p{N}_])__(\S[^_]*)__(?![\p{L}\p{N}_])/gu;
const lineMark = /^[ ]*(?:#{1,6}[ ]+|[*•-][ ]+|>[ ]+)+/gm;

/**
 * A text of a model as plain text: without Markdown, pictures, HTML, invisible characters, and addresses that
 * do not stand in the document. Pages render none of these; a text without them cannot mislead a reader or
 * another program either.
 *
 * @param sources Texts whose addresses may stay.
 */
export function modelText(text: string, sources: readonly string[]): string {
  let plain = text.normalize('NFC');

  for (let round = 0; round < mostRounds; round += 1) {
    const next = withoutMarkup(plain, sources);

    if (next === plain) {
      break;
    }

    plain = next;
  }

  return plain;
}

function withoutMarkup(text: string, sources: readonly string[]): string {
  return text
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(picture, '')
    .replace(link, '$1')
    .replace(tag, '')
    .replace(openTag, '')
    .replace(address, (found) => (standsIn(found, sources) ? found : ''))
    .replace(fence, '')
    .replace(bold, '')
    .replace(underlined, '$1')
    .replace(lineMark, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function standsIn(found: string, sources: readonly string[]): boolean {
  // A run of marks is tried from its beginning only: from each mark, it would take quadratic time.
  const bare = found.replace(/(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/u, '');

  return bare !== '' && sources.some((source) => source.includes(bare));
}
