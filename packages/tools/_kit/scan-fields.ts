import * as z from 'zod';
import { languages, mostLanguages } from './scan-languages.ts';

/** Languages that scans are read in, the main one first: `eng+fra`, or a list. */
export const languageList = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(/[+,\s]+/).filter(Boolean) : given),
  z.array(z.enum(languages)).min(1).max(mostLanguages).default(['eng']),
);

/** Options of conversions that meet scans. */
export const scanFields = {
  /** `auto` reads pages without text of their own; `all` pictures on the other pages, too. */
  ocr: z.enum(['auto', 'all', 'off']).default('auto'),
  language: languageList,
};
