import type { ToolId } from '@octavo/tools/catalogue';
import type { ToolCopy, ToolFacts } from '@octavo/tools/kit/types';
import type { ToolOptions } from './option-fields.ts';

/** Facts the work on the page needs; the words among them are the server's business. */
export type WorkFacts = Omit<ToolFacts, 'name' | 'summary' | 'keywords' | 'wallSeconds'>;

/** All a page knows of the tool it shows. */
export interface Tool {
  readonly id: ToolId;
  readonly facts: WorkFacts;
  readonly copy: ToolCopy;
  readonly options: ToolOptions;
}

/** What the page says of prices and limits before anything is uploaded. */
export interface Rule {
  readonly text: string;
  /** Words of the link to the plans. */
  readonly link: string;
}
