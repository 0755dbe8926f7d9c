import { Check } from '@octavo/ui/check';
import { Choice } from '@octavo/ui/choice';
import { LanguageChecks } from '../_kit/language-panel.tsx';
import { withOption } from '../_kit/page-rules.ts';
import { PagesField } from '../_kit/pages-field.tsx';
import type { PanelProps } from '../_kit/panel.ts';
import { itemsOf, wordsOf } from '../_kit/panel-parts.ts';

export { judgeLanguages as judge, startInLanguage as startIn } from '../_kit/language-panel.tsx';

export function Panel(props: PanelProps) {
  const { copy, values, onChange } = props;
  const set = (name: string) => (value: unknown) => onChange(withOption(values, name, value));
  const isPdf = (values['format'] ?? 'pdf') === 'pdf';

  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1 font-medium">{wordsOf(copy, 'language').label}</legend>
        <p className="mb-1.5 text-caption text-ink-soft">{wordsOf(copy, 'language').hint}</p>
        <LanguageChecks {...props} />
      </fieldset>
      <Choice
        label={wordsOf(copy, 'format').label}
        items={itemsOf(copy, 'format', formats)}
        value={formats.find((format) => format === values['format']) ?? 'pdf'}
        onChange={set('format')}
      />
      <div>
        {(isPdf ? switches : switches.slice(1)).map((name) => (
          <Check
            key={name}
            label={wordsOf(copy, name).label}
            hint={wordsOf(copy, name).hint}
            checked={values[name] === true}
            onChange={set(name)}
          />
        ))}
      </div>
      <PagesField {...props} />
    </div>
  );
}

const formats = ['pdf', 'docx', 'xlsx', 'txt'] as const;

/** `rotate` applies only to PDF; other results are always upright. */
const switches = ['rotate', 'deskew', 'force'] as const;
