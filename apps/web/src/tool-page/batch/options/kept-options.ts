import type { PanelValues } from '@octavo/tools/kit/panel';
import type { OptionField } from '../../option-fields.ts';

const prefix = 'octavo-options ';

/** Options chosen at an entry of this tab's history; null when none are stored. */
export function keptOptions(place: string, fields: readonly OptionField[]): PanelValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + place) ?? 'null');

    return typeof kept === 'object' && kept !== null ? fit(fields, { ...kept }) : null;
  } catch {
    // The browser stores nothing, or the stored value is not ours: the default options apply.
    return null;
  }
}

export function keepOptions(place: string, fields: readonly OptionField[], values: PanelValues): void {
  try {
    sessionStorage.setItem(prefix + place, JSON.stringify(fit(fields, values)));
  } catch {
    // The browser stores nothing; only the options are lost.
  }
}

/** Leaves out notes of the panel, and passwords, which never leave the memory of the page. */
function fit(fields: readonly OptionField[], values: PanelValues): PanelValues {
  const names = fields.map(({ name }) => name).filter((name) => !/password/i.test(name));

  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
