import * as z from 'zod';

/** A script of the operator's own that counts visits. */
export interface AnalyticsConfig {
  /** A path of this site, or an address that is reached by https. */
  readonly script: string;
  /** Attributes of its element that tell it what to count for, without `data-` before their names. */
  readonly data: Readonly<Record<string, string>>;
}

/** One word each, so that nothing else can be written into a page or a policy. */
const entry = /^[a-z][a-z0-9-]*=[\w.,:/@-]+$/;

/** The names an operator sets. */
export const analyticsEnvironment = {
  OCTAVO_ANALYTICS: z
    .string()
    .refine(isScript, 'neither a path of this site nor an address that begins with https://')
    .optional(),
  OCTAVO_ANALYTICS_DATA: z
    .string()
    .refine((text) => wordsOf(text).every((word) => entry.test(word)), 'not written as name=value name=value')
    .default(''),
};
type AnalyticsEnvironment = z.infer<z.ZodObject<typeof analyticsEnvironment>>;

export function analyticsOf(given: AnalyticsEnvironment): AnalyticsConfig | null {
  const { OCTAVO_ANALYTICS: script, OCTAVO_ANALYTICS_DATA: data } = given;

  return script === undefined
    ? null
    : { script, data: Object.fromEntries(wordsOf(data).map((word) => word.split('='))) };
}

/** What ends a source in a policy cannot be in an address. */
function isScript(text: string): boolean {
  return (
    /^\/[^/\s;,'"][^\s;,'"]*$/.test(text) || (/^https:\/\/[^\s;,'"?#]+$/.test(text) && URL.canParse(text))
  );
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
