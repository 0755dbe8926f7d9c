import type { ParagraphDraft } from '../../block/draft.ts';
import { joined } from '../continuations.ts';

/**
 * Joins the drafts of a note until a sentence ends. Notes are short, so a line may end early where an address
 * was cut.
 */
export function sentences(drafts: readonly ParagraphDraft[]): ParagraphDraft[] {
  const whole: ParagraphDraft[] = [];

  for (const draft of drafts) {
    const last = whole.at(-1);

    if (last === undefined || /[.!?。]["'”’»)]*$/u.test(last.lines.at(-1)?.text ?? '')) {
      whole.push(draft);
    } else {
      whole[whole.length - 1] = joined(last, draft);
    }
  }

  return whole;
}
