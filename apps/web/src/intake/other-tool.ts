import type { FileKind } from '@octavo/contract/kinds';
import type { CatalogueEntry } from '../shell/families.ts';

/** Tool for files that another tool does not take. */
export interface OtherTool {
  readonly tool: CatalogueEntry;
  readonly files: readonly File[];
}

interface Refusing {
  readonly id: string;
  readonly related: readonly string[];
}

/**
 * Tool that takes files of a kind in place of the one that refused them: its counterpart, such as PDF to Word for
 * Word to PDF; then a conversion to PDF, a related tool, and any other. Null when no tool takes the kind.
 */
export function otherToolFor(
  catalogue: readonly CatalogueEntry[],
  { id, related }: Refusing,
  kind: FileKind,
): CatalogueEntry | null {
  const [from, to] = id.split('-to-');
  const takers = catalogue.filter(
    (entry) => entry.id !== id && entry.group !== 'ai' && entry.accepts.includes(kind),
  );

  return (
    takers.find((entry) => entry.id === `${to}-to-${from}`) ??
    takers.find(({ group }) => group === 'to-pdf') ??
    takers.toSorted((one, other) => rank(related, one.id) - rank(related, other.id))[0] ??
    null
  );
}

/** Groups refused files by the tool that takes them. */
export function otherToolsFor(
  catalogue: readonly CatalogueEntry[],
  refusing: Refusing,
  refused: readonly { readonly file: File; readonly kind: FileKind | null }[],
): OtherTool[] {
  const tools = new Map<string, OtherTool>();

  for (const { file, kind } of refused) {
    const tool = kind === null ? null : otherToolFor(catalogue, refusing, kind);

    if (tool !== null) {
      tools.set(tool.id, { tool, files: [...(tools.get(tool.id)?.files ?? []), file] });
    }
  }

  return [...tools.values()];
}

function rank(related: readonly string[], id: string): number {
  const index = related.indexOf(id);

  return index === -1 ? related.length : index;
}
