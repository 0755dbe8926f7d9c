import { isOptionFile } from '@octavo/contract/option-files';
import type { Job } from '@octavo/domain/job';
import { stemOf } from '@octavo/tools/kit/result-name';

/**
 * `report-split.zip`; with two more inputs `report+2-split.zip`, which reads the same in every language. Files of
 * options do not count.
 */
export function zipName({ tool, inputs }: Pick<Job, 'tool' | 'inputs'>): string {
  const [first, ...others] = inputs.filter((input) => !isOptionFile(input));
  const more = others.length === 0 ? '' : `+${others.length}`;

  return `${stemOf(first?.name ?? '')}${more}-${workOf(tool)}.zip`;
}

/** Verb of the tool, such as `split`; the target kind when the tool converts. */
function workOf(tool: string): string {
  const [work = tool, target = work] = tool.split('-to-');

  return target.replace(/(?<=.)-pdf$/, '');
}
