/** Copy of a statement, by the name that the official form gives it. */
export interface StatementCopy {
  /** Value in choices. */
  readonly id: string;
  readonly name: string;
  readonly use: string;
  /** Notice that the official copy prints; null for none. */
  readonly notice: string | null;
  readonly isKept: boolean;
  readonly hasInstructions: boolean;
}

/** Copies of Form 1099-MISC that may be printed from a PDF. Copy A is read by machines and is not among them. */
export const copies1099: readonly StatementCopy[] = [
  {
    id: '1',
    name: 'Copy 1',
    use: 'For State Tax Department',
    notice: null,
    isKept: false,
    hasInstructions: false,
  },
  {
    id: 'B',
    name: 'Copy B',
    use: 'For Recipient',
    notice:
      'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
    isKept: true,
    hasInstructions: true,
  },
  {
    id: '2',
    name: 'Copy 2',
    use: 'To be filed with recipient’s state income tax return, when required.',
    notice: null,
    isKept: false,
    hasInstructions: false,
  },
];

/** Pages of the copies that can be asked for. */
export const copySets1099: Readonly<Record<string, readonly number[]>> = {
  all: [0, 1, 2],
  recipient: [1, 2],
  state: [0],
};
