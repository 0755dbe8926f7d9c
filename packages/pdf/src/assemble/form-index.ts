import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef, PdfString } from '../objects.ts';

/** A node of the field tree (12.7.4.2): a field, a widget, or both in one dictionary. */
export interface FieldTreeNode {
  readonly number: number;
  /** Position in tree order. */
  readonly order: number;
  readonly parent: FieldTreeNode | null;
  readonly kids: FieldTreeNode[];
  /** The partial name; null for widgets that only show their parent. */
  readonly name: Uint8Array | null;
  readonly isWidget: boolean;
  readonly isSignature: boolean;
}

export interface FormIndex {
  /** The interactive form dictionary, or null. */
  readonly dict: PdfDict | null;
  readonly roots: readonly FieldTreeNode[];
  readonly nodes: ReadonlyMap<number, FieldTreeNode>;
}

/** Maximum depth; real field trees are a few levels deep. */
const deepestLevel = 100;

export function readForm(document: PdfDocument): FormIndex {
  const dict = document.dict(document.catalog.get('AcroForm'));
  const nodes = new Map<number, FieldTreeNode>();
  const roots: FieldTreeNode[] = [];
  const fields = dict === null ? null : document.array(dict.get('Fields'));
  const pending: { object: PdfObject; parent: FieldTreeNode | null; level: number }[] = [];
  pushKids(document, pending, fields, null, 0);

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { object, parent, level } = next;

    if (!(object instanceof PdfRef) || nodes.has(object.number)) {
      continue;
    }

    const field = document.read(object.number);

    if (!(field instanceof PdfDict)) {
      continue;
    }

    const type = document.get(field, 'FT');
    const name = document.get(field, 'T');
    const node: FieldTreeNode = {
      number: object.number,
      order: nodes.size,
      parent,
      kids: [],
      name: name instanceof PdfString ? name.bytes : null,
      isWidget: isName(document.get(field, 'Subtype'), 'Widget') || field.has('Rect'),
      isSignature: type === null ? (parent?.isSignature ?? false) : isName(type, 'Sig'),
    };
    nodes.set(node.number, node);
    (parent === null ? roots : parent.kids).push(node);

    if (level < deepestLevel) {
      pushKids(document, pending, document.array(field.get('Kids')), node, level + 1);
    }
  }

  return { dict, roots, nodes };
}

/** Pushes kids in reverse, so that they are popped in order. */
function pushKids(
  document: PdfDocument,
  pending: { object: PdfObject; parent: FieldTreeNode | null; level: number }[],
  kids: PdfObject[] | null,
  parent: FieldTreeNode | null,
  level: number,
): void {
  for (let at = (kids?.length ?? 0) - 1; at >= 0; at--) {
    const kid = kids![at]!;
    pending.push({ object: kid instanceof PdfDict ? document.makeIndirect(kid) : kid, parent, level });
  }
}
