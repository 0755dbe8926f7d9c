import type { PanelModule, PanelValues } from '@octavo/tools/kit/panel';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../../../shell/use-locale.ts';
import type { ToolOptions } from '../../option-fields.ts';
import { keepOptions, keptOptions } from './kept-options.ts';

/**
 * Options of the workspace. They are stored with the history entry, where a reload also finds the job or the
 * results that restore the files; `filesReturn` is true when it does.
 */
export function useOptions(
  { fields, defaults }: ToolOptions,
  panel: PanelModule | null | undefined,
  filesReturn: boolean,
): [values: PanelValues, setValues: (values: PanelValues) => void] {
  const locale = useLocale();
  const { key, pathname, search } = useLocation();
  // The first entry of a tab has the same key at every address.
  const place = `${key} ${pathname}${search}`;
  const [kept] = useState(() => (filesReturn ? keptOptions(place, fields) : null));
  const [values, setValues] = useState<PanelValues>(kept ?? defaults);

  useEffect(() => {
    if ((panel?.start !== undefined || panel?.startIn !== undefined) && kept === null) {
      setValues((current) => ({ ...panel.start, ...current, ...panel.startIn?.(locale) }));
    }
  }, [panel, kept, locale]);

  useEffect(() => keepOptions(place, fields, values), [place, fields, values]);

  return [values, setValues];
}
