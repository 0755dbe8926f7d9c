import type { NewEmail } from '../mail/outbox.ts';

/** A message from a user to the operator. */
export interface ContactMessage {
  readonly id: string;
  /** Account of the signed-in user; without one, the email address is unverified. */
  readonly account: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** Number of an order, a payment or a receipt, as it was typed; empty for none. */
  readonly about: string;
  readonly locale: string;
  readonly createdAt: Date;
}

export interface MessageStore {
  /** Stores the message and, in the same transaction, the email that forwards it. Idempotent. */
  add(message: ContactMessage, email: NewEmail | null): Promise<void>;
  /** The newest first. */
  latest(count: number): Promise<ContactMessage[]>;
  /** Finds a message by the number shown to its sender; null when there is none. */
  find(number: string): Promise<ContactMessage | null>;
  forget(before: Date): Promise<number>;
}

const numberLength = 8;

/** Number of a message for users: the beginning of its id, in capitals. */
export function numberOf({ id }: Pick<ContactMessage, 'id'>): string {
  return id.slice(0, numberLength).toUpperCase();
}
