import type { PagePath } from '@octavo/pdf/content/page-content';

const thresholds = {
  /** Limits of an editable drawing; one with more shapes or path commands is shown as a picture. */
  mostShapes: 120,
  mostCommands: 2_500,
};

/** True when the paths are few enough to be edited as shapes. */
export function areEditable(paths: readonly PagePath[]): boolean {
  const commands = paths.reduce((sum, path) => sum + path.commands.length, 0);

  return paths.length <= thresholds.mostShapes && commands <= thresholds.mostCommands;
}
