import type { FailureView, JobView } from '@octavo/contract/job';
import { isOptionFile } from '@octavo/contract/option-files';
import { failureText } from '@octavo/i18n/failures';
import { labelled } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';

/** Text of a failure, after the name of the file that it names; `shown` is the name displayed beside it. */
export function failureReason({ code, values }: FailureView, locale: Locale, shown: string | null): string {
  const { file } = values;
  const text = failureText(locale, code, values);

  return typeof file === 'string' && file !== shown ? labelled(locale, file, text) : text;
}

/** True when a failure names the file of an option, such as a damaged picture. */
export function isOfOptionFile({ inputs }: Pick<JobView, 'inputs'>, { values }: FailureView): boolean {
  return inputs.some((input) => isOptionFile(input) && input.name === values['file']);
}
