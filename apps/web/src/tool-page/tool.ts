import type { ToolId } from '@octavo/tools/catalogue';
import type { ToolCopy, ToolFacts } from '@octavo/tools/kit/types';
import type { ToolOptions } from './option-fields.ts';

/** All a page knows of the tool it shows. */
export interface Tool {
  readonly id: ToolId;
  readonly facts: ToolFacts;
  readonly copy: ToolCopy;
  readonly options: ToolOptions;
}
