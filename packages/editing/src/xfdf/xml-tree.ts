import { boundReferences } from '@octavo/pdf/text/bound-references';
import { Parser } from 'htmlparser2';

/** Element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text of the element and of all elements in it. */
  readonly text: string;
}

/** Nesting that no annotation needs. */
const mostLevels = 100;

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Parses XML as far as possible, without the entities that it declares; null when it has no element. */
export function parseXml(xml: string): XmlElement | null {
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push({ name, attributes, children: [], text: '' });

        if (open.length > mostLevels) {
          parser.pause();
        }
      },
      ontext(text) {
        const current = open.at(-1);

        if (current !== undefined) {
          current.text += text;
        }
      },
      onclosetag() {
        const closed = open.pop();

        if (closed === undefined) {
          return;
        }

        const parent = open.at(-1);

        if (parent === undefined) {
          root ??= closed;
        } else {
          parent.children.push(closed);
          parent.text += closed.text;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(boundReferences(xml));

  return root;
}
