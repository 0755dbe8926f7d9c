import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { readRanges } from '../_kit/page-choice.ts';
import type { JudgedProps, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { isSize, onlyPages, wordsOf, writeSize } from '../_kit/panel-parts.ts';
import type { Locale } from '../_kit/types.ts';
import { splitRules, splitWays, takeWay, wayOf } from './split-ways.ts';

const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    title: 'How to split',
    single: 'One file per page',
    wrongRanges: 'Enter ranges such as 1-3,4-10',
    wrongSize: 'Enter a size such as 500 KB or 2 MB',
    every: 'Pages per file',
    size: 'Maximum file size',
    wrongEvery: 'Enter a number from 1',
  },
  fr: {
    title: 'Comment diviser',
    single: 'Un fichier par page',
    wrongRanges: 'Indiquez des plages, par exemple 1-3,4-10',
    wrongSize: 'Indiquez une taille, par exemple 500 Ko ou 2 Mo',
    every: 'Pages par fichier',
    size: 'Taille maximale d’un fichier',
    wrongEvery: 'Indiquez un nombre à partir de 1',
  },
};

export const pages = splitRules;

/** Initially, clicks select pages, because the page grid is the most visible control. */
export const start: PanelValues = { pages: '' };

export function judge({ locale, values, files }: JudgedProps): PanelVerdict {
  const problem = problemOf(values, onlyPages(files));

  return problem === null ? { ready: true } : { ready: false, reason: words[locale][problem] ?? null };
}

export function send(values: PanelValues): PanelValues {
  return 'maxSize' in values ? { maxSize: writeSize(String(values['maxSize'])) } : values;
}

export function Panel({ locale, copy, values, files, onChange }: PanelProps) {
  const way = wayOf(values);
  const count = onlyPages(files);
  const text = words[locale];
  const problem = problemOf(values, count);
  const empty = values[way] === '';

  return (
    <div className="grid gap-5">
      <Choice
        label={text['title'] ?? ''}
        hideLabel
        items={splitWays.map((value) => ({
          value,
          label: value === 'single' ? (text['single'] ?? '') : wordsOf(copy, value).label,
        }))}
        value={way}
        onChange={(next) => onChange(takeWay(next, count))}
      />
      {(way === 'ranges' || way === 'pages') && (
        <Field
          label={wordsOf(copy, way).label}
          hint={wordsOf(copy, way).hint}
          problem={problem === null || empty ? null : (text[problem] ?? null)}
          value={String(values[way] ?? '')}
          onText={(next) => onChange({ [way]: next })}
        />
      )}
      {way === 'every' && (
        <Field
          label={text['every'] ?? ''}
          hint={wordsOf(copy, way).hint}
          problem={problem === null ? null : (text[problem] ?? null)}
          type="number"
          min={1}
          value={String(values['every'] ?? '')}
          onText={(next) => onChange({ every: next === '' ? '' : Number(next) })}
        />
      )}
      {way === 'maxSize' && (
        <Field
          label={text['size'] ?? ''}
          hint={wordsOf(copy, way).hint}
          problem={problem === null || empty ? null : (text[problem] ?? null)}
          value={String(values['maxSize'] ?? '')}
          onText={(next) => onChange({ maxSize: next })}
        />
      )}
    </div>
  );
}

/** Key of the error message. The tool page validates `pages` itself, because it knows all files. */
function problemOf(values: PanelValues, count: number | null): string | null {
  switch (wayOf(values)) {
    case 'ranges':
      return count !== null && readRanges(String(values['ranges']), count) === null ? 'wrongRanges' : null;
    case 'every':
      return Number.isInteger(values['every']) && Number(values['every']) >= 1 ? null : 'wrongEvery';
    case 'maxSize':
      return isSize(String(values['maxSize'])) ? null : 'wrongSize';
    default:
      return null;
  }
}
