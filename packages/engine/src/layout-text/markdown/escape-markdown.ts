/** Text that CommonMark with tables and strike-through reads as nothing but text, wherever in a line it stands. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*~]/g, '\\$&')
      // Between letters an underscore is one; brackets say nothing unless an address or a note follows.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/\](?=[([:]|$)/g, '\\]')
      .replace(/\[(?=[\^xX ]|$)/g, '\\[')
      .replace(/<(?=[a-z/!?])/gi, '\\<')
      .replace(/&(?=#?\w+;)/g, '\\&')
  );
}

/** A line as it may stand at the left: what would begin a heading, a list or a quotation does not. */
export function escapeLineStart(line: string): string {
  return line
    .trimStart()
    .replace(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-+\s*$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
