import { freeTaskBytes, freeTasksPerDay, taskBytes, trialDays } from '@octavo/contract/limits';
import { formatBytes, formatNumber } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { pricingWords } from '@octavo/i18n/pricing';
import { useLocale } from '../../shell/use-locale.ts';

/** Comparison table of what each kind of user may do, from the numbers that are enforced. */
export function Comparison() {
  const locale = useLocale();
  const { heading, columns, rows, unlimited, yes, no } = pricingWords(locale).compare;
  const small = formatBytes(locale, freeTaskBytes);
  const large = formatBytes(locale, taskBytes);
  const cells: Readonly<Record<keyof typeof rows, readonly string[]>> = {
    tasks: [formatNumber(locale, freeTasksPerDay), unlimited, unlimited],
    size: [small, large, large],
    features: [no, yes, yes],
    tools: [yes, yes, yes],
    download: [no, no, yes],
  };

  return (
    <section aria-labelledby="included" className="mt-16">
      <h2 id="included" className="mb-4 text-heading">
        {heading}
      </h2>
      <table className="w-full text-left max-sm:text-caption">
        <thead>
          <tr className="border-b border-edge/50 text-caption text-ink-soft">
            <th scope="col">
              <span className="sr-only">{heading}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="w-1/5 py-2 pr-2 align-bottom font-medium sm:w-[18%]">
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
              {cells[row].map((cell, column) => (
                // Cells have no identity but their column.
                <td key={columns[column]} className={`py-3 pr-2 ${cell === no ? 'text-ink-faint' : ''}`}>
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
