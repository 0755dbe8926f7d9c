/** Attributes that are read out or shown. */
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
/** Elements that contain no natural language, or that declare their own language. */
const apart = 'script, style, code, pre, kbd, samp, [lang], noscript, svg';

/** All texts that users read or hear on a page, in order, except those in another language. */
export function readableTexts(document: Document): string[] {
  const { body } = document;
  const texts: string[] = [];
  const visit = (element: Element): void => {
    if (element.matches(apart)) {
      return;
    }

    for (const name of spoken) {
      add(texts, element.getAttribute(name));
    }

    for (const node of element.childNodes) {
      if (node.nodeType === 3) {
        add(texts, node.textContent);
      } else if (node.nodeType === 1) {
        // Only elements have this type.
        visit(node as Element);
      }
    }
  };
  visit(body);
  add(texts, document.title);
  add(texts, document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null);

  return texts;
}

function add(texts: string[], text: string | null): void {
  const readable = text?.replace(/[ \t\r\n]+/g, ' ').trim() ?? '';

  if (readable !== '') {
    texts.push(readable);
  }
}
