import type { Job } from '@octavo/domain/job';
import { stemOf } from '@octavo/tools/kit/result-name';

/** `report-split.zip`; with two more inputs `report+2-split.zip`, which reads the same in every language. */
export function zipName({ tool, inputs: [first, ...others] }: Pick<Job, 'tool' | 'inputs'>): string {
  const more = others.length === 0 ? '' : `+${others.length}`;

  return `${stemOf(first?.name ?? '')}${more}-${workOf(tool)}.zip`;
}

/** Verb of the tool, such as `split`; the target kind when the tool converts. */
function workOf(tool: string): string {
  const [work = tool, target = work] = tool.split('-to-');

  return target.replace(/(?<=.)-pdf$/, '');
}
