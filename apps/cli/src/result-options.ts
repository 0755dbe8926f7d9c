import type { FileKind } from '@octavo/contract/kinds';
import { catalogue, type ToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** Kinds of the additional results of a tool, by the option that asks for each. */
export function resultOptionsOf(tool: ToolId): Readonly<Record<string, FileKind>> {
  const { resultOptions = {} }: ToolFacts = catalogue[tool];

  return resultOptions;
}
