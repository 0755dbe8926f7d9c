import type { BusinessType } from '@octavo/contract/billing';
import {
  freeDocuments,
  freeQuestions,
  freeTaskBytes,
  freeTasksPerDay,
  taskBytes,
  trialDays,
} from '@octavo/contract/limits';
import { formatBytes, formatNumber } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';

/** Comparison table of what each kind of user may do, from the numbers that are enforced. */
export function Comparison({ product }: { readonly product: BusinessType }) {
  const locale = useLocale();
  const { heading, columns, assistantColumn, rows, asking, assistantSize, unlimited, yes, no } =
    pricingWords(locale).compare;
  const small = formatBytes(locale, freeTaskBytes);
  const large = formatBytes(locale, taskBytes);
  const tasks = formatNumber(locale, freeTasksPerDay);
  const free = fill(asking, { documents: freeDocuments, questions: freeQuestions });
  const cells: Readonly<Record<keyof typeof rows, readonly string[]>> = {
    tasks: [tasks, unlimited, unlimited],
    size: [small, large, large],
    asking: [free, unlimited, unlimited],
    features: [no, yes, yes],
    tools: [yes, yes, yes],
    download: [no, no, yes],
  };
  const assistant: Readonly<Record<keyof typeof rows, string>> = {
    tasks,
    size: fill(assistantSize, { small, large }),
    asking: unlimited,
    features: no,
    tools: yes,
    download: no,
  };
  const hasAssistant = product === 'ai_pdf_single';
  // The plan for questions alone stands before Pro, which has more.
  const withAssistant = (row: readonly string[], cell: string) =>
    hasAssistant ? [...row.slice(0, -1), cell, ...row.slice(-1)] : row;
  const names = withAssistant(columns, assistantColumn);
  // Phones have no room for four columns: the trial is over before a plan matters.
  const narrow = (column: number) => (hasAssistant && column === 1 ? 'max-sm:hidden' : '');

  return (
    <section aria-labelledby="included" className="far-down mt-16">
      <h2 id="included" className="mb-4 text-heading">
        {heading}
      </h2>
      <table className="w-full text-left max-sm:text-caption">
        <thead>
          <tr className="border-b border-edge/50 text-caption text-ink-soft">
            <th scope="col">
              <span className="sr-only">{heading}</span>
            </th>
            {names.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pr-2 align-bottom font-medium w-1/5 ${hasAssistant ? 'sm:w-[15%]' : 'sm:w-[18%]'} ${narrow(index)}`}
              >
                {fill(column, { days: trialDays })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(cells) as (keyof typeof rows)[]).map((row) => (
            <tr key={row} className="border-b border-rule">
              <th scope="row" className="py-3 pr-4 font-normal">
                {rows[row]}
              </th>
              {withAssistant(cells[row], assistant[row]).map((cell, column) => (
                // Cells have no identity but their column.
                <td
                  key={names[column]}
                  className={`py-3 pr-2 ${cell === no ? 'text-ink-faint' : ''} ${narrow(column)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
