import { eachOperator } from '../content/content-operators.ts';
import { skipBlanks } from '../syntax/characters.ts';

const space = 0x20;

/** Content after which other content can be drawn in the state of an empty page. */
export interface BalancedContent {
  /** Copy of the content without the operators that would end what surrounds it; null when it has none. */
  readonly repaired: Uint8Array | null;
  /** Operators that end what the content leaves open. */
  readonly closing: string;
}

const pathConstruction: ReadonlySet<string> = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're', 'W', 'W*']);
const pathPainting: ReadonlySet<string> = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 's', 'S', 'n']);

/** Operators of a content stream that are opened and not closed. */
class OpenParts {
  states = 0;
  marks = 0;
  compatibility = 0;
  isText = false;
  isPath = false;

  /** Returns false for an operator that closes what was never opened, which readers ignore. */
  take(operator: string): boolean {
    if (pathConstruction.has(operator) || pathPainting.has(operator)) {
      this.isPath = pathConstruction.has(operator);

      return true;
    }

    switch (operator) {
      case 'q':
        this.states += 1;
        return true;
      case 'Q':
        this.states -= 1;
        break;
      case 'BMC':
      case 'BDC':
        this.marks += 1;
        return true;
      case 'EMC':
        this.marks -= 1;
        break;
      case 'BX':
        this.compatibility += 1;
        return true;
      case 'EX':
        this.compatibility -= 1;
        break;
      case 'BT':
        this.isText = true;
        return true;
      case 'ET':
        this.isText = false;
        return true;
    }

    const isMatched = this.states >= 0 && this.marks >= 0 && this.compatibility >= 0;
    this.states = Math.max(0, this.states);
    this.marks = Math.max(0, this.marks);
    this.compatibility = Math.max(0, this.compatibility);

    return isMatched;
  }

  get closing(): string {
    return [
      this.isPath ? 'n ' : '',
      this.isText ? 'ET ' : '',
      'EMC '.repeat(this.marks),
      'EX '.repeat(this.compatibility),
      'Q '.repeat(this.states),
    ].join('');
  }
}

/**
 * Finds what a page's content leaves open or closes too often (q and Q, text objects, marked content, paths, cut
 * tokens), so that it can stand between operators of ours and still paint the same.
 */
export function balanceContent(content: Uint8Array): BalancedContent {
  const open = new OpenParts();
  const unmatched: { readonly start: number; readonly end: number }[] = [];
  let last = { operator: '', end: 0 };
  eachOperator(content, (operator, _operands, start, end) => {
    last = { operator, end };

    if (!open.take(operator)) {
      unmatched.push({ start, end });
    }
  });
  // Operands without an operator: a string or an array that is cut would swallow what follows it.
  const isCut = skipBlanks(content, last.end, content.length) < content.length;
  // An image's data may end with the content.
  const endsInImage = last.operator === 'EI' && !endsWithImageEnd(content, last.end);

  if (unmatched.length === 0 && !isCut) {
    return { repaired: null, closing: `${endsInImage ? 'EI ' : ''}${open.closing}` };
  }

  const repaired = content.slice(0, isCut ? last.end : content.length);

  for (const { start, end } of unmatched) {
    repaired.fill(space, start, end);
  }

  return { repaired, closing: `${endsInImage ? 'EI ' : ''}${open.closing}` };
}

function endsWithImageEnd(content: Uint8Array, end: number): boolean {
  return content[end - 2] === 0x45 && content[end - 1] === 0x49;
}
