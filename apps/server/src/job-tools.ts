import type { JobTools } from '@octavo/application/jobs/job-tools';
import { parseOptions } from '@octavo/tools/kit/run-tool';
import { usesPro } from '@octavo/tools/kit/uses-pro';
import * as z from 'zod';
import type { ToolRegistry } from './ports.ts';

/** The registry as job requests need it. */
export function jobTools(registry: ToolRegistry): JobTools {
  return {
    rulesOf: (tool) => registry.runFacts(tool),

    async usesPro(tool, given) {
      const schema = await registry.loadOptions(tool);
      const options = parseOptions(schema, given);

      return usesPro(registry.runFacts(tool)?.pro, options, defaultsOf(schema));
    },
  };
}

/** Default values of the options; undefined for options that are required or have no default. */
function defaultsOf(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, option]) => [name, z.safeParse(option, undefined).data]),
  );
}
