import * as z from 'zod';

/** No options: the document determines the page size. */
export const options = z.object({});
