import { Field } from '@octavo/ui/field';
import { textOption, withOption } from './page-rules.ts';
import { pagesProblemIn } from './pages-problem.ts';
import type { PanelProps } from './panel.ts';
import { wordsOf } from './panel-parts.ts';

/** Text field of the option `pages`. */
export function PagesField({ locale, copy, values, files, onChange }: PanelProps) {
  const { label, hint } = wordsOf(copy, 'pages');

  return (
    <Field
      label={label}
      hint={hint}
      problem={pagesProblemIn(textOption(values, 'pages'), files, locale)}
      value={textOption(values, 'pages')}
      onText={(text) => onChange(withOption(values, 'pages', text))}
    />
  );
}
