/** Value of a sheet's cell. */
export type CellValue =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'number' | 'date';
      /** Days since the end of 1899 for dates, shares of a day for times (ECMA-376, part 1, 18.17.4). */
      readonly value: number;
      /** Number format that shows the value as printed. */
      readonly format: string;
      /** Printed text. */
      readonly text: string;
    };

/** Decimal separator of numbers. */
export type DecimalMark = '.' | ',';

/** Order of day and month in numeric dates. */
export type DateOrder = 'day-month' | 'month-day';

/** Notation of numbers and dates in a document or column; null when undetermined. */
export interface Convention {
  readonly decimal: DecimalMark | null;
  readonly dates: DateOrder | null;
}
