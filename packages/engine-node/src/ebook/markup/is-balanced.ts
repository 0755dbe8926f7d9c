/** Elements of HTML that have no content and no end tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

// Unclosed markup goes on to the end: searching for its end again and again would take quadratic time.
const tokens =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE(?:[^[<>]|\[[^\]]*(?:\]|$))*(?:>|$)?|<(\/?)([a-zA-Z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/gi;

/** Whether every tag that is opened is closed in its place, as in XML. */
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
