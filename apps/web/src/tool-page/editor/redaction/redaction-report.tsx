import type { RedactionCheck, RedactionPlace } from '@octavo/contract/edits/redactions';
import type { Note } from '@octavo/contract/job';
import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { saveText } from '../document/save-text.ts';

interface RedactionReportProps {
  /** Notes of the result. */
  readonly notes: readonly Note[];
  /** Name of the result. */
  readonly name: string;
}

/** Report after redaction: what was removed from where, and the searches that found nothing of it. */
export function RedactionReport({ notes, name }: RedactionReportProps) {
  const locale = useLocale();
  const words = editorWords(locale).proof;
  const removed = notes.filter(({ code }) => code === 'redaction-removed').map(({ values }) => values);
  const checks = notes
    .filter(({ code }) => code === 'redaction-checked')
    .map(({ values }) => values['check'] as RedactionCheck);

  const scans = (['read', 'unread', 'wordless'] as const).flatMap((kind) => {
    const values = notes.find(({ code }) => code === `redaction-scans-${kind}`)?.values;

    return values === undefined ? [] : [{ kind, count: values['count'] ?? 0, pages: values['pages'] ?? '' }];
  });

  if (checks.length === 0) {
    return null;
  }

  return (
    <section className="mt-6 grid gap-6 rounded-[14px] border border-rule bg-sheet px-6 py-6 shadow-lift">
      <header className="grid gap-1">
        <h2 className="text-heading">{words.title}</h2>
        <p className="text-ink-soft">{words.text}</p>
      </header>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Table
          title={words.removed}
          rows={removed.map(({ place, count, pages }) => ({
            name: capitalized(locale, words.places[place as RedactionPlace]),
            detail: pages === '' ? null : fill(words.pages, { pages: String(pages) }),
            result: String(count),
          }))}
        />
        <Table
          title={words.checked}
          rows={checks.map((check) => ({
            name: capitalized(locale, words.checks[check]),
            detail: null,
            result: words.none,
          }))}
        />
        {scans.length > 0 && (
          <div className="grid content-start gap-2">
            <Table
              title={words.scans.title}
              rows={scans.map(({ kind, count, pages }) => ({
                name: words.scans[kind],
                detail: fill(words.pages, { pages: String(pages) }),
                result: String(count),
              }))}
            />
            <p className="text-caption text-ink-soft">{words.scans.advice}</p>
          </div>
        )}
      </div>
      <p>
        <button
          type="button"
          className="min-h-11 rounded-[8px] border border-rule px-4"
          onClick={() =>
            saveText(
              JSON.stringify({ version: 1, removals: removed, scans, checks }, null, 2),
              name.replace(/\.pdf$/i, '.json'),
              'application/json',
            )
          }
        >
          {words.save}
        </button>
      </p>
    </section>
  );
}

interface Row {
  readonly name: string;
  readonly detail: string | null;
  readonly result: string;
}

function Table({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <table className="w-full text-caption">
        <tbody>
          {rows.map(({ name, detail, result }) => (
            <tr key={name} className="border-t border-rule">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {name}
                {detail !== null && <span className="block text-ink-soft">{detail}</span>}
              </th>
              <td className="whitespace-nowrap py-1.5 text-right tabular-nums">{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
