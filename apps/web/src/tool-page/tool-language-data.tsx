import { MissingLanguages } from '@octavo/tools/kit/language-data';
import type { ReactNode } from 'react';
import type { MissingLanguageData } from '../server-context.ts';
import { useLocale } from '../shell/use-locale.ts';
import { LanguageDataProvider } from './language-data.tsx';

interface ToolLanguageDataProps {
  readonly languages: MissingLanguageData;
  /** True for a tool that reads scans: the languages are named above it. */
  readonly readsScans: boolean;
  readonly children: ReactNode;
}

/** A tool in the desktop application on a computer that lacks languages of OCR. */
export function ToolLanguageData({ languages, readsScans, children }: ToolLanguageDataProps) {
  const locale = useLocale();

  return (
    <LanguageDataProvider {...languages}>
      {readsScans && (
        <div className="wrap my-4">
          <MissingLanguages locale={locale} namesPresent />
        </div>
      )}
      {children}
    </LanguageDataProvider>
  );
}
