import type { ToolId } from '../_gen/catalogue.ts';

/** Tool that signs files, and renews the time stamps of signed ones. */
export const signTool: ToolId = 'sign-pdf';
