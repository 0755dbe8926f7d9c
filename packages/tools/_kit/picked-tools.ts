import type { ToolId } from '../_gen/catalogue.ts';

/**
 * Tools that most come for: one press from the icon of the installed application, and where nothing can be guessed from
 * an address that leads nowhere.
 */
export const shortcutTools: readonly ToolId[] = ['merge-pdf', 'compress-pdf', 'pdf-to-word', 'pdf-ocr'];

/** The tool that a result offers in a dialog of its own page: its choices fit there. */
export const dialogTool: ToolId = 'compress-pdf';
