import type { FileKind } from '@octavo/contract/kinds';
import { catalogue, type ToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** Option that takes a file. */
export interface FileOption {
  readonly name: string;
  readonly accepts: readonly FileKind[];
}

/** Options of a tool that take a file. */
export function optionFilesOf(tool: ToolId): readonly FileOption[] {
  const { optionFiles = {} }: ToolFacts = catalogue[tool];

  return Object.entries(optionFiles).map(([name, accepts]) => ({ name, accepts }));
}
