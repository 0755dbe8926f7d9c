import * as z from 'zod';

/** Nothing to choose: pages are as large as the document makes them. */
export const options = z.object({});
