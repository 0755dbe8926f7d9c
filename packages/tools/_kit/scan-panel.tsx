import { Choice } from '@octavo/ui/choice';
import { Icon } from '@octavo/ui/icon';
import { chosenLanguages, LanguageChecks } from './language-panel.tsx';
import { withOption } from './page-rules.ts';
import type { PanelProps } from './panel.ts';
import { itemsOf, wordsOf } from './panel-parts.ts';

const ways = ['auto', 'all', 'off'] as const;

/** Panel of the options in `scan-fields`; languages are collapsed, because most documents are not scans. */
export function ScanPanel(props: PanelProps) {
  const { copy, values, onChange } = props;
  const way = ways.find((value) => value === values['ocr']) ?? 'auto';
  const { label, hint } = wordsOf(copy, 'language');
  const names = itemsOf(copy, 'language', chosenLanguages(values)).map((language) => language.label);

  return (
    <div className="grid gap-3">
      <Choice
        label={wordsOf(copy, 'ocr').label}
        items={itemsOf(copy, 'ocr', ways)}
        value={way}
        onChange={(value) => onChange(withOption(values, 'ocr', value))}
      />
      {way !== 'off' && (
        <details className="group/languages rounded-lg border border-rule px-3 py-2">
          <summary className="flex cursor-pointer list-none items-center gap-2 phone:min-h-(--target) [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{label}</span>
              <span className="block text-caption text-ink-soft">{names.join(', ')}</span>
            </span>
            <Icon name="chevron" size={17} className="text-ink-soft group-open/languages:rotate-180" />
          </summary>
          <p className="mt-2 mb-1 text-caption text-ink-soft">{hint}</p>
          <LanguageChecks {...props} />
        </details>
      )}
    </div>
  );
}
