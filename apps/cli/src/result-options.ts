import type { FileKind } from '@octavo/contract/kinds';
import { catalogue, type ToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** Options of a tool that add a result of another kind, with that kind. */
export function resultOptionsOf(tool: ToolId): Readonly<Record<string, FileKind>> {
  const { resultOptions = {} }: ToolFacts = catalogue[tool];

  return resultOptions;
}
