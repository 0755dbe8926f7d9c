import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { NeededProgram, ToolFacts } from '@octavo/tools/kit/types';
import { missingFor, programNames } from '../../tool-page/missing-for.ts';
import type { LackingPrograms } from './lacking.ts';

/** Tools that cannot work without one of these programs. */
export function lackingAmong(missing: readonly NeededProgram[]): LackingPrograms {
  return Object.fromEntries(
    toolIds.flatMap((id) => {
      const facts: ToolFacts = catalogue[id];
      const program = missingFor(facts, missing);

      return program === null ? [] : [[id, programNames[program]]];
    }),
  );
}
