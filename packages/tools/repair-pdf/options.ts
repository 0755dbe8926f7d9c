import * as z from 'zod';

/** Nothing to choose: everything that can be mended is. */
export const options = z.object({});
