import type { ParagraphDraft } from '../block/draft.ts';
import { joined } from './continuations.ts';

/** Notes are short, so that their lines end where an address was cut: only what ends a sentence ends a paragraph. */
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
