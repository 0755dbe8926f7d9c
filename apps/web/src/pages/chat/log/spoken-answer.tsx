import type { QuestionView } from '@octavo/contract/question';
import { chatWords } from '@octavo/i18n/chat';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { isOver } from '../state/answer-events.ts';
import { useChat } from '../state/chat-context.ts';
import { planText } from '../state/plan-text.ts';
import { refusalText } from '../state/refusal-text.ts';
import { endOfSentences } from '../state/whole-sentences.ts';

/** Reads the answer under way aloud, by whole sentences, to users of screen readers. */
export function SpokenAnswer({ questions }: { readonly questions: readonly QuestionView[] }) {
  const locale = useLocale();
  const words = chatWords(locale).log;
  const { document } = useChat();
  const files = document.files.length;
  const [sentences, setSentences] = useState<readonly string[]>([]);
  // Answers that were there when the page was opened are not read aloud.
  const spoken = useRef<Map<string, number> | null>(null);

  const announced = useRef(new Set<string>());

  useEffect(() => {
    const before = spoken.current ?? new Map(questions.filter(isOver).map(({ id }) => [id, Infinity]));
    spoken.current = before;
    const next = questions.flatMap((question) => {
      const from = before.get(question.id) ?? 0;
      const plan = isOver(question) ? null : planText(words, question);

      if (plan !== null && !announced.current.has(question.id)) {
        announced.current.add(question.id);

        return [plan];
      }

      const text = textOf(question);
      const end = isOver(question) ? text.length : endOfSentences(text);

      if (question.state === 'refused' && from !== Infinity) {
        before.set(question.id, Infinity);

        return [refusalText(locale, words, question, files)];
      }

      if (end <= from) {
        return [];
      }

      before.set(question.id, isOver(question) ? Infinity : end);

      return [text.slice(from, end).trim()];
    });

    if (next.length > 0) {
      setSentences((last) => [...last, ...next]);
    }
  }, [questions, locale, words, files]);

  return (
    <div className="sr-only" role="log" aria-live="polite">
      {sentences.map((sentence, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sentences only follow each other
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}

function textOf({ claims, state, failure }: QuestionView): string {
  return state === 'failed' ? (failure?.detail ?? '') : claims.map(({ text }) => text).join(' ');
}
