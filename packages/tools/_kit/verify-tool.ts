import type { ToolId } from '../_gen/catalogue.ts';

/** Tool that reports what the signatures of a file are worth. */
export const verifyTool: ToolId = 'verify-pdf';
