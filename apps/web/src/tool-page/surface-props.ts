import type { FileView } from '@octavo/contract/job';
import type { Tool } from './tool.ts';

export interface SurfaceProps {
  readonly tool: Tool;
  /** Files from this device that the user has added on the empty page. */
  readonly files: readonly File[];
  /** Results of another tool to continue with. */
  readonly results: readonly FileView[];
  /** Called when there are no files left: the page then shows the drop zone again. */
  onEmpty(): void;
}
