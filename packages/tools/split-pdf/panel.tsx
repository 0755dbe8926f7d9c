import { Choice } from '@octavo/ui/choice';
import { Field } from '@octavo/ui/field';
import { textOption } from '../_kit/page-rules.ts';
import { pagesProblemIn } from '../_kit/pages-problem.ts';
import type { JudgedProps, PanelFile, PanelProps, PanelValues, PanelVerdict } from '../_kit/panel.ts';
import { isSize, onlyPages, wordsOf, writeSize } from '../_kit/panel-parts.ts';
import type { Locale } from '../_kit/types.ts';
import { splitRules, splitWays, takeWay, wayOf } from './split-ways.ts';

const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    title: 'How to split',
    single: 'One file per page',
    wrongSize: 'Enter a size such as 500 KB or 2 MB',
    every: 'Pages per file',
    size: 'Maximum file size',
    wrongEvery: 'Enter a number from 1',
  },
  fr: {
    title: 'Comment diviser',
    single: 'Un fichier par page',
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
  const reason = problemOf(values, files, locale);

  if (reason === null) {
    return { ready: true };
  }

  return { ready: false, reason, isAtField: !isSizeAsked(values) };
}

export function send(values: PanelValues): PanelValues {
  return 'maxSize' in values ? { maxSize: writeSize(String(values['maxSize'])) } : values;
}

export function Panel({ locale, copy, values, files, onChange }: PanelProps) {
  const way = wayOf(values);
  const count = onlyPages(files);
  const text = words[locale];
  const problem = problemOf(values, files, locale);

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
          problem={problem}
          value={textOption(values, way)}
          onText={(next) => onChange({ [way]: next })}
        />
      )}
      {way === 'every' && (
        <Field
          label={text['every'] ?? ''}
          hint={wordsOf(copy, way).hint}
          problem={problem}
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
          problem={isSizeAsked(values) ? null : problem}
          value={String(values['maxSize'] ?? '')}
          onText={(next) => onChange({ maxSize: next })}
        />
      )}
    </div>
  );
}

/** True while the field of the size is still empty, which is no mistake yet. */
function isSizeAsked(values: PanelValues): boolean {
  return values['maxSize'] === '';
}

/** Sentence about the values that can't be sent. The tool page validates `pages` itself, because it knows all files. */
function problemOf(values: PanelValues, files: readonly PanelFile[], locale: Locale): string | null {
  const text = words[locale];

  switch (wayOf(values)) {
    case 'ranges':
    case 'pages':
      return pagesProblemIn(textOption(values, wayOf(values)), files, locale);
    case 'every':
      return Number.isInteger(values['every']) && Number(values['every']) >= 1
        ? null
        : (text['wrongEvery'] ?? null);
    case 'maxSize':
      return isSize(String(values['maxSize'])) ? null : (text['wrongSize'] ?? null);
    default:
      return null;
  }
}
