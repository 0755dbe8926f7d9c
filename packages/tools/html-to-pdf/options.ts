import * as z from 'zod';

export const options = z.object({
  pageSize: z.enum(['a3', 'a4', 'a5', 'letter', 'legal']).default('a4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
  /** Margin on each side in millimetres. */
  margin: z.number().min(0).max(50).default(10),
  background: z.boolean().default(true),
  /** Layout width of the page: the paper width, 1,280 pixels or 390. */
  width: z.enum(['paper', 'desktop', 'phone']).default('paper'),
  singlePage: z.boolean().default(false),
  /** Seconds to wait once the page is loaded. */
  wait: z.number().min(0).max(20).default(0),
});
