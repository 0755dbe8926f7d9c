import * as z from 'zod';
import { nameLength } from './limits.ts';
import { plainLine } from './plain-text.ts';

/** Display name of a user: one line, because it appears in emails and in the operator's terminal. */
export const personName = z.string().overwrite(plainLine).min(nameLength.min).max(nameLength.max);
