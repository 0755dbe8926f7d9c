import type { ToolId } from '../_gen/catalogue.ts';

/**
 * Most used tools: shortcuts of the installed application's icon, and suggestions for an unknown address that
 * resembles no tool.
 */
export const shortcutTools: readonly ToolId[] = ['merge-pdf', 'compress-pdf', 'pdf-to-word', 'pdf-ocr'];

/** Cards of the start page, the most used first. */
export const mostUsedTools: readonly ToolId[] = [
  'merge-pdf',
  'compress-pdf',
  'pdf-to-word',
  'edit-pdf',
  'sign-pdf',
  'jpg-to-pdf',
  'split-pdf',
  'word-to-pdf',
];

/** Tool that a result offers in a dialog on the same page, because its options fit there. */
export const dialogTool: ToolId = 'compress-pdf';

/** Tools beside the page that answers questions about documents. */
export const textTools: readonly ToolId[] = ['pdf-ocr', 'pdf-to-txt', 'unlock-pdf'];
