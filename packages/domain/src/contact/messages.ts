import type { NewEmail } from '../mail/letters.ts';

/** What somebody wrote to the operator. */
export interface ContactMessage {
  readonly id: string;
  /** Of who was signed in; nobody has checked that the address is theirs otherwise. */
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
  /** Keeps the message and, in the same transaction, the letter that brings it. Done again it has no other effect. */
  add(message: ContactMessage, email: NewEmail | null): Promise<void>;
  /** The newest first. */
  latest(count: number): Promise<ContactMessage[]>;
  /** By the number its writer was told; null when there is none. */
  find(number: string): Promise<ContactMessage | null>;
  forget(before: Date): Promise<number>;
}

const numberLength = 8;

/** What people call a message by: the beginning of its id, in capitals. */
export function numberOf({ id }: Pick<ContactMessage, 'id'>): string {
  return id.slice(0, numberLength).toUpperCase();
}
