import { languages } from '@octavo/tools/kit/scan-languages';
import { CliUsageError } from '../usage-error.ts';

export interface LanguagesCommand {
  readonly kind: 'languages';
  /** Languages to fetch; none to list all. */
  readonly get: readonly string[];
  readonly json: boolean;
}

/** @throws CliUsageError */
export function parseLanguages(words: readonly string[]): LanguagesCommand {
  const json = words.includes('--json');
  const [action, ...get] = words.filter((word) => word !== '--json');

  if (action === undefined) {
    return { kind: 'languages', get: [], json };
  }

  if (action !== 'get' || get.length === 0) {
    throw new CliUsageError('give nothing, or get with languages: octavo languages get deu spa');
  }

  const unknown = get.find((name) => !(languages as readonly string[]).includes(name));

  if (unknown !== undefined) {
    throw new CliUsageError(`there is no language "${unknown}": ${languages.join(', ')}`);
  }

  return { kind: 'languages', get, json };
}
