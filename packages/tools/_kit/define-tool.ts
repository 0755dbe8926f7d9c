import type { SurfaceName, ToolFacts } from './types.ts';

/** Facts as a tool states them; the surface of most tools is the default. */
type StatedFacts = Omit<ToolFacts, 'surface'> & { readonly surface?: SurfaceName };

/** Type-checks the facts of a tool and completes them: a tool without a surface is a batch tool. */
export function defineTool<const Facts extends StatedFacts>(
  facts: Facts,
): Facts & { readonly surface: SurfaceName } {
  return { ...facts, surface: facts.surface ?? 'batch' };
}
