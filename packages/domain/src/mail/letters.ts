/** A letter as it is sent: the same in plain text and in HTML. */
export interface EmailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** To whom an answer goes, where that is not who sent it. */
  readonly replyTo?: string;
}

export interface NewEmail {
  readonly recipient: string;
  readonly message: EmailMessage;
  /** Why it is sent, when that occurs only once: a second letter for the same occasion is none. */
  readonly occasion: string | null;
  /** From when on sending it has no use any more; null for never. */
  readonly usefulUntil: Date | null;
}

export interface QueuedEmail extends NewEmail {
  readonly id: string;
  readonly createdAt: Date;
  /** Times it was tried to send, this one included. */
  readonly attempts: number;
}

/** Letters to send. What they say is sealed: links in them open accounts. */
export interface EmailOutbox {
  /** False when the occasion had its letter. */
  add(email: NewEmail, now: Date): Promise<boolean>;
  /** Hands out a letter that is due and nobody else is sending; `until` it is left alone. */
  takeDue(now: Date, until: Date): Promise<QueuedEmail | null>;
  /** It was sent; what it said is destroyed, and to whom is forgotten. */
  sent(id: string, now: Date): Promise<void>;
  tryAgain(id: string, dueAt: Date): Promise<void>;
  /** It will not be sent; the same is forgotten. */
  fail(id: string, now: Date): Promise<void>;
  /** Letters that wait, the newest first; for a server that shows them instead of sending. */
  latest(count: number): Promise<QueuedEmail[]>;
  /** Which of these keys no letter is sealed with. */
  unknownKeys(keys: readonly string[]): Promise<string[]>;
  /** Forgets letters that wait for this recipient, and destroys what they said. */
  eraseTo(recipient: string): Promise<number>;
  /** Forgets letters of before, and destroys what they said. */
  forget(before: Date): Promise<number>;
}

/** Somebody who delivers letters. */
export interface Mailer {
  /**
   * `refused` when it will never be taken: there is no such recipient. Rejects when it may be another time.
   */
  send(email: Pick<QueuedEmail, 'id' | 'recipient' | 'message'>): Promise<'sent' | 'refused'>;
}
