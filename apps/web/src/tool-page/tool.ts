import type { ToolId } from '@octavo/tools/catalogue';
import type { ToolCopy, ToolFacts } from '@octavo/tools/kit/types';
import type { ToolOptions } from './option-fields.ts';

/** Facts that a tool page needs; the texts among a tool's facts stay on the server. */
export type WorkFacts = Omit<ToolFacts, 'name' | 'summary' | 'keywords' | 'wallSeconds'>;

/** Everything that a page knows about its tool. */
export interface Tool {
  readonly id: ToolId;
  readonly facts: WorkFacts;
  readonly copy: ToolCopy;
  readonly options: ToolOptions;
}

/** Note about prices and limits, shown before an upload. */
export interface ToolRule {
  readonly text: string;
  /** Label of the link to the pricing page. */
  readonly link: string;
  /** Price of a download, for the result. */
  readonly download: string;
  /** Plan that this price is of. */
  readonly plan: string;
}
