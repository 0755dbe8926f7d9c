import * as z from 'zod';

/** No options: all repairable damage is repaired. */
export const options = z.object({});
