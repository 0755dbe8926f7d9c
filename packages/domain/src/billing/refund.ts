import type { RefundRequest } from '@octavo/contract/billing';

/** `granted` until the refund has been sent, then `done`. */
export type RefundState = 'asked' | 'granted' | 'refused' | 'done';

/** A refund request for one payment. */
export interface Refund {
  readonly id: string;
  readonly payment: string;
  /** Request it is part of, and decided with; null for a separate request. */
  readonly partOf: string | null;
  /** Null once the account is erased. */
  readonly account: string | null;
  readonly reason: RefundRequest['reason'];
  readonly text: string;
  readonly state: RefundState;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  /** The operator's reason for a refusal. */
  readonly why: string | null;
}

export interface RefundStore {
  /** Adds the request and its parts, or returns the unrefused one for the same payment. */
  add(refund: Refund, parts: readonly Refund[]): Promise<Refund>;
  find(id: string): Promise<Refund | null>;
  of(account: string): Promise<Refund[]>;
  /** Requests come before their parts. */
  inState(state: RefundState): Promise<Refund[]>;
  /**
   * Decides an open request together with its parts; `more` are further parts granted with it. Returns all of
   * them; none when the request was not open.
   */
  decide(decision: RefundDecision, now: Date, more?: readonly Refund[]): Promise<Refund[]>;
  /** Reopens a granted request, including its parts. */
  undecide(id: string): Promise<void>;
  /** False when it was no longer in state `from`. */
  move(id: string, from: RefundState, to: RefundState): Promise<boolean>;
}

export interface RefundDecision {
  readonly id: string;
  readonly decision: 'granted' | 'refused';
  readonly why: string | null;
}
