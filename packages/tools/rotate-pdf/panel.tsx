import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { textOption } from '../_kit/page-rules.ts';
import { pagesProblemIn } from '../_kit/pages-problem.ts';
import type { PanelProps } from '../_kit/panel.ts';
import { wordsOf } from '../_kit/panel-parts.ts';
import type { Locale } from '../_kit/types.ts';
import { pageTurns, type TurnWay, takeWay, wayOf } from './page-turns.ts';

const words: Readonly<Record<Locale, Readonly<Record<TurnWay, string>> & { readonly eachHint: string }>> = {
  en: {
    all: 'All pages',
    odd: 'Odd pages',
    even: 'Even pages',
    chosen: 'Selected pages',
    each: 'Page by page',
    eachHint: 'Press a page to rotate it',
  },
  fr: {
    all: 'Toutes les pages',
    odd: 'Pages impaires',
    even: 'Pages paires',
    chosen: 'Pages sélectionnées',
    each: 'Page par page',
    eachHint: 'Appuyez sur une page pour la faire pivoter',
  },
};

/** Clicks require pages in the workspace; several files are shown as covers. */
const ways: readonly TurnWay[] = ['all', 'odd', 'even', 'chosen', 'each'];

export const pages = pageTurns;

export function Panel({ locale, copy, values, files, onChange }: PanelProps) {
  const way = wayOf(values);
  const { label, hint } = wordsOf(copy, 'pages');
  const angle = wordsOf(copy, 'angle');

  return (
    <div className="grid gap-5">
      <Choice
        label={label}
        items={ways
          .filter((value) => value !== 'each' || files.length === 1)
          .map((value) => ({
            value,
            label: words[locale][value],
            hint: value === 'each' ? words[locale].eachHint : undefined,
          }))}
        value={way}
        onChange={(next) => onChange(takeWay(values, next))}
      />
      {way === 'chosen' && (
        <Field
          label={words[locale].chosen}
          hint={hint}
          problem={pagesProblemIn(textOption(values, 'pages'), files, locale)}
          value={textOption(values, 'pages')}
          onText={(text) => onChange({ ...values, pages: text })}
        />
      )}
      {way !== 'each' && (
        <Choice
          label={angle.label}
          items={['90', '180', '270'].map((value) => ({
            value,
            label: angle.choices?.[value]?.label ?? `${value}°`,
            hint: angle.choices?.[value]?.hint,
          }))}
          value={String(values['angle'] ?? 90)}
          onChange={(next) => onChange({ ...values, angle: Number(next) })}
        />
      )}
    </div>
  );
}
