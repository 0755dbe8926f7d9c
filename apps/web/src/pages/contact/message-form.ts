import type { MessageField } from '@octavo/contract/messages';

/** What stands in the form, as it was typed. */
export type TypedMessage = Readonly<Record<MessageField | 'id', string>>;

/** What came of a message that was not taken. */
export interface RefusedMessage {
  readonly typed: TypedMessage;
  /** What is wrong with a field, in words. */
  readonly problems: Readonly<Partial<Record<MessageField, string>>>;
  /** Why it was not taken although every field is right; null when one is not. */
  readonly failure: string | null;
}
