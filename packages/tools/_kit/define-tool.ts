import type { ToolFacts } from './types.ts';

/** Type-checks the facts of a tool and returns them unchanged. */
export function defineTool<const Facts extends ToolFacts>(facts: Facts): Facts {
  return facts;
}
