import * as z from 'zod';
import { nameLength } from './limits.ts';
import { plainLine } from './plain-text.ts';

/** What somebody wants to be called: one line, for it stands in letters and in what operators read in a terminal. */
export const personName = z.string().overwrite(plainLine).min(nameLength.min).max(nameLength.max);
