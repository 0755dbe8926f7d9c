/**
 * Escapes text so that CommonMark with tables and strikethrough reads it as plain text at any position in a
 * line.
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*~]/g, '\\$&')
      // An underscore between letters is literal; brackets are literal unless an address or a note follows.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/\](?=[([:]|$)/g, '\\]')
      .replace(/\[(?=[\^xX ]|$)/g, '\\[')
      .replace(/<(?=[a-z/!?])/gi, '\\<')
      .replace(/&(?=#?\w+;)/g, '\\&')
  );
}

/** Escapes the start of a line, so that it does not begin a heading, list or quotation. */
export function escapeLineStart(line: string): string {
  return line
    .trimStart()
    .replace(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-+\s*$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
