import type { MessageField } from '@octavo/contract/messages';

/** Content of the form, as it was typed. */
export type TypedMessage = Readonly<Record<MessageField | 'id', string>>;

/** A rejected message with the reasons. */
export interface RefusedMessage {
  readonly typed: TypedMessage;
  /** Problem of each invalid field, as text. */
  readonly problems: Readonly<Partial<Record<MessageField, string>>>;
  /** Reason of a rejection although every field is valid; null when a field is not. */
  readonly failure: string | null;
}
