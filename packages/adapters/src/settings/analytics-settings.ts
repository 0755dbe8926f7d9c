import * as z from 'zod';

/** The operator's own analytics script. */
export interface AnalyticsConfig {
  /** Path on this site, or an https URL. */
  readonly script: string;
  /** `data-` attributes of the script element that configure it, named without `data-`. */
  readonly data: Readonly<Record<string, string>>;
}

/** Pattern of one entry: a single word, so that no other text can get into a page or a policy. */
const entry = /^[a-z][a-z0-9-]*=[\w.,:/@-]+$/;

/** Environment variables that the operator sets. */
export const analyticsEnvironment = {
  OCTAVO_ANALYTICS: z
    .string()
    .refine(isScript, 'must be a path of this site or an address that begins with https://')
    .optional(),
  OCTAVO_ANALYTICS_DATA: z
    .string()
    .refine(
      (text) => wordsOf(text).every((word) => entry.test(word)),
      'must be written as name=value name=value',
    )
    .default(''),
};
type AnalyticsEnvironment = z.infer<z.ZodObject<typeof analyticsEnvironment>>;

export function analyticsOf(given: AnalyticsEnvironment): AnalyticsConfig | null {
  const { OCTAVO_ANALYTICS: script, OCTAVO_ANALYTICS_DATA: data } = given;

  return script === undefined
    ? null
    : { script, data: Object.fromEntries(wordsOf(data).map((word) => word.split('='))) };
}

/** True for a script address without the characters that end a source in a content security policy. */
function isScript(text: string): boolean {
  return (
    /^\/[^/\s;,'"][^\s;,'"]*$/.test(text) || (/^https:\/\/[^\s;,'"?#]+$/.test(text) && URL.canParse(text))
  );
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
