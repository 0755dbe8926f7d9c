import type { ToolId } from '../_gen/catalogue.ts';

/** Tool that removes what the owner of a file forbids. */
export const unlockTool: ToolId = 'unlock-pdf';
