/** What a cell of a sheet holds. */
export type CellValue =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'number' | 'date';
      /** Days since the end of 1899 for dates, shares of a day for times (ECMA-376, part 1, 18.17.4). */
      readonly value: number;
      /** Shows the value as it was printed. */
      readonly format: string;
      /** As it was printed. */
      readonly text: string;
    };

/** How numbers are written: the mark before decimals. */
export type DecimalMark = '.' | ',';

/** In which order the numbers of a date stand. */
export type DateOrder = 'day-month' | 'month-day';

/** How figures of a document or a column are read; null where nothing tells. */
export interface Convention {
  readonly decimal: DecimalMark | null;
  readonly dates: DateOrder | null;
}
