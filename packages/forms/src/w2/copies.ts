/** Copy of Form W-2, by the name that the official form gives it. */
export interface CopyW2 {
  readonly id: string;
  readonly name: string;
  readonly use: string;
  /** Notice beside the OMB number; null for none. */
  readonly notice: string | null;
  /** Sentence under the name of the copy; null for none. */
  readonly remark: string | null;
}

/** Copies of Form W-2 that may be printed from a PDF. Copy A is read by machines and is not among them. */
export const copiesW2: readonly CopyW2[] = [
  {
    id: '1',
    name: 'Copy 1',
    use: 'For State, City, or Local Tax Department',
    notice: null,
    remark: null,
  },
  {
    id: 'B',
    name: 'Copy B',
    use: 'To Be Filed With Employee’s FEDERAL Tax Return',
    notice: null,
    remark: 'This information is being furnished to the Internal Revenue Service.',
  },
  {
    id: 'C',
    name: 'Copy C',
    use: 'For EMPLOYEE’S RECORDS',
    notice:
      'This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, a negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.',
    remark: '(See Notice to Employee on Copy B and Instructions for Employee on the next page.)',
  },
  {
    id: '2',
    name: 'Copy 2',
    use: 'To Be Filed With Employee’s State, City, or Local Income Tax Return',
    notice: null,
    remark: null,
  },
];

/** Pages of the copies that can be asked for, with the instructions behind Copy C. */
export const copySetsW2: Readonly<Record<string, readonly number[]>> = {
  all: [0, 1, 2, 3, 4],
  employee: [1, 2, 3, 4],
  state: [0],
};
