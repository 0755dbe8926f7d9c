import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import type * as z from 'zod';

/** Source of a text: the metadata at its head, then Markdown. */
interface Prose<Facts> {
  readonly facts: Facts;
  readonly markdown: string;
}

/** Heading of a section, with the id for links to it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Text as HTML, with its headings in order. The source is ours and trusted. */
export interface RenderedProse {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Resolves the target of a link like `tool:merge-pdf` to an address; null when it does not exist. */
export type AddressOf = (kind: string, name: string) => string | null;

/** @throws Error that names what is missing or wrong in the head. */
export function readProse<Facts>(facts: z.ZodType<Facts>, source: string): Prose<Facts> {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];

  return { facts: facts.parse(parse(head, { schema: 'failsafe' })), markdown };
}

/** @throws Error for a link to a target of this site that does not exist. */
export function renderProse(markdown: string, addressOf: AddressOf): RenderedProse {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'link') {
        token.href = addressOfLink(token.href, addressOf);
      }
    },
    renderer: {
      heading({ tokens, text, depth }: Tokens.Heading) {
        const id = slugOf(text);
        headings.push({ id, text });

        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });

  // Without asynchronous extensions, rendering is synchronous.
  return { html: marked.parse(markdown, { async: false }), headings };
}

function addressOfLink(href: string, addressOf: AddressOf): string {
  const [, kind, name = ''] = /^(tool|article|page):([a-z0-9-]+)$/.exec(href) ?? [];

  if (kind === undefined) {
    return href;
  }

  const address = addressOf(kind, name);

  if (address === null) {
    throw new Error(`a text links to ${href}, which is not there`);
  }

  return address;
}

/** `Quand vous payez` becomes `quand-vous-payez`. */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
