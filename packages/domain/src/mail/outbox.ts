/** Content of an email, identical in plain text and HTML. */
export interface EmailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies, if it differs from the sender. */
  readonly replyTo?: string;
}

export interface NewEmail {
  readonly recipient: string;
  readonly message: EmailMessage;
  /**
   * Reason that occurs only once: a second email for the same occasion is not sent. Null for repeatable
   * emails.
   */
  readonly occasion: string | null;
  /** Time after which sending it is useless; null for never. */
  readonly usefulUntil: Date | null;
}

export interface QueuedEmail extends NewEmail {
  readonly id: string;
  readonly createdAt: Date;
  /** Number of send attempts, including the current one. */
  readonly attempts: number;
}

/** Outbox of emails. Their content is sealed, because it contains sign-in links. */
export interface EmailOutbox {
  /** Queues an email; false when its occasion already had one. */
  add(email: NewEmail, now: Date): Promise<boolean>;
  /** Claims a due email; no other caller gets it before `until`. */
  takeDue(now: Date, until: Date): Promise<QueuedEmail | null>;
  /** Marks it as sent; destroys its content and deletes the recipient. */
  sent(id: string, now: Date): Promise<void>;
  tryAgain(id: string, dueAt: Date): Promise<void>;
  /** Marks it as failed for good; destroys its content and deletes the recipient. */
  fail(id: string, now: Date): Promise<void>;
  /** Unsent emails, newest first, for a server that shows them instead of sending them. */
  latest(count: number): Promise<QueuedEmail[]>;
  /** Returns the given keys that seal no email. */
  unknownKeys(keys: readonly string[]): Promise<string[]>;
  /** Deletes unsent emails to this recipient and destroys their content. */
  eraseTo(recipient: string): Promise<number>;
  /** Deletes older emails and destroys their content. */
  forget(before: Date): Promise<number>;
}

/** Delivers emails. */
export interface Mailer {
  /**
   * `refused` when the email will never be accepted, for example because the recipient does not exist.
   * Rejects when a later attempt may succeed.
   */
  send(email: Pick<QueuedEmail, 'id' | 'recipient' | 'message'>): Promise<'sent' | 'refused'>;
}
