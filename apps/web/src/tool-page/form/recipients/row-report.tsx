import { formPageWords } from '@octavo/i18n/form-page';
import { labelled, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { useFilling } from '../filling-context.ts';
import type { CheckedTable, TableFinding } from './read-table.ts';

/** Findings shown at once: after these are corrected, the table is checked again. */
const mostShown = 30;

/** Result of the check of a table, by row. */
export function RowReport({ table }: { readonly table: CheckedTable }) {
  const locale = useLocale();
  const words = formPageWords(locale).recipients;
  const { words: form } = useFilling();
  // Findings that keep rows from being used come first, row by row.
  const findings = table.findings.toSorted(
    (one, other) => Number(other.isWrong) - Number(one.isWrong) || (one.row ?? 0) - (other.row ?? 0),
  );

  return (
    <div role="status">
      <p className="mt-2">
        <b className="font-medium">{table.name}</b> {plural(locale, table.usable, words.usable)}
        {table.usable < table.rows && ` · ${plural(locale, table.rows - table.usable, words.refused)}`}
      </p>
      <ul className="mt-2 grid max-h-72 gap-1 overflow-y-auto">
        {findings.slice(0, mostShown).map((finding) => (
          <li
            key={`${finding.row} ${finding.question} ${finding.rule} ${Object.values(finding.values).join(' ')}`}
            className="fq-note"
            data-kind={finding.isWrong ? 'wrong' : 'doubtful'}
          >
            <Icon name="warning" size={15} />
            <span>{textOf(finding)}</span>
          </li>
        ))}
      </ul>
      {findings.length > mostShown && (
        <p className="fq-hint mt-2">{plural(locale, findings.length - mostShown, words.more)}</p>
      )}
    </div>
  );

  function textOf({ row, question, rule, values }: TableFinding): string {
    const text = fill(form.rules[rule] ?? rule, values);

    if (row === null || question === null) {
      return text;
    }

    return labelled(
      locale,
      `${fill(words.row, { row })}, ${form.questions[question]?.label ?? question}`,
      text,
    );
  }
}
