import type { ToolFacts } from './types.ts';

/** Checks the facts of a tool where they are written; returns them as they are. */
export function defineTool<const Facts extends ToolFacts>(facts: Facts): Facts {
  return facts;
}
