/** Elements of HTML that have no content and no end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

// Unclosed markup extends to the end of the text: searching for its end repeatedly would take quadratic time.
const tokens =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE(?:[^[<>]|\[[^\]]*(?:\]|$))*(?:>|$)?|<(\/?)([a-zA-Z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/gi;

/** True when every tag is closed in the right order, as in XML. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];

  for (const [, slash, name, , empty] of text.matchAll(tokens)) {
    if (name === undefined || empty === '/') {
      continue;
    }

    if (slash !== '/') {
      open.push(name);
    } else if (open.pop() !== name) {
      return false;
    }
  }

  return open.length === 0;
}
