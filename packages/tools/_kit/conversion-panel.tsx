import type { ReactNode } from 'react';
import { judgeLanguages, startInLanguage } from './language-panel.tsx';
import { PagesField } from './pages-field.tsx';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from './panel.ts';
import { ScanPanel } from './scan-panel.tsx';
import type { Locale } from './types.ts';

export function judge(props: JudgedProps): PanelVerdict {
  return props.values['ocr'] === 'off' ? { ready: true } : judgeLanguages(props);
}

/** Scans are read automatically, in the language of the page. */
export function startIn(locale: Locale): PanelValues {
  return { ocr: 'auto', ...startInLanguage(locale) };
}

/** Common options of conversions: scans and the choice of pages, after the tool's own options. */
export function ConversionPanel({ children, ...props }: PanelProps & { readonly children?: ReactNode }) {
  return (
    <div className="grid gap-5">
      {children}
      <ScanPanel {...props} />
      <PagesField {...props} />
    </div>
  );
}
