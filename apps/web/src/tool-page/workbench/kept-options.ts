import type { PanelValues } from '@octavo/tools/kit/panel';
import type { OptionField } from '../option-fields.ts';

const prefix = 'octavo-options ';

/** What was chosen at a place of this tab's history; null when nothing is known of it. */
export function keptOptions(place: string, fields: readonly OptionField[]): PanelValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + place) ?? 'null');

    return typeof kept === 'object' && kept !== null ? fit(fields, { ...kept }) : null;
  } catch {
    // A browser that keeps nothing, or something that is not ours: the options are the usual ones.
    return null;
  }
}

export function keepOptions(place: string, fields: readonly OptionField[], values: PanelValues): void {
  try {
    sessionStorage.setItem(prefix + place, JSON.stringify(fit(fields, values)));
  } catch {
    // Nothing is kept, and nothing else is lost.
  }
}

/** What a panel notes beside the options is left out, and passwords never leave the memory of the page. */
function fit(fields: readonly OptionField[], values: PanelValues): PanelValues {
  const names = fields.map(({ name }) => name).filter((name) => !/password/i.test(name));

  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
