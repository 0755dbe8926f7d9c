import * as z from 'zod';
import { languages, mostLanguages } from './scan-languages.ts';

/** Languages of scans, the main one first: `eng+fra`, or a list. */
export function languagesOf(usual: (typeof languages)[number][]) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? given.split(/[+,\s]+/).filter(Boolean) : given),
    z.array(z.enum(languages)).min(1).max(mostLanguages).default(usual),
  );
}

export const languageList = languagesOf(['eng']);

/** Options of conversions that accept scans. */
export const scanFields = {
  /** `auto` reads pages without text; `all` also reads pictures on the other pages. */
  ocr: z.enum(['auto', 'all', 'off']).default('auto'),
  language: languageList,
};
