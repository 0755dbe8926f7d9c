import type { FileKind } from '@octavo/contract/kinds';
import { catalogue, type ToolId } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';

/** Option that takes files. */
export interface FileOption {
  readonly name: string;
  readonly accepts: readonly FileKind[];
  readonly most: number;
}

/** Options of a tool that take files. */
export function optionFilesOf(tool: ToolId): readonly FileOption[] {
  const { optionFiles = {} }: ToolFacts = catalogue[tool];

  return Object.entries(optionFiles).map(([name, { kinds, most }]) => ({ name, accepts: kinds, most }));
}
