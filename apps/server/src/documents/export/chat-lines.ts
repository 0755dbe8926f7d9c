import type { DocumentView } from '@octavo/contract/document';
import type { CitationView, QuestionView } from '@octavo/contract/question';
import { chatExportWords } from '@octavo/i18n/chat-export';
import type { Locale } from '@octavo/i18n/locales';
import { dayText } from '@octavo/i18n/mail/money-text';
import { fill } from '@octavo/i18n/placeholders';

/** A paragraph of an exported chat. */
export interface ChatLine {
  readonly kind: 'title' | 'question' | 'text' | 'quote' | 'note';
  readonly text: string;
}

/** Questions and answers as paragraphs; each claim is followed by its quotes with their pages. */
export function chatLines(document: DocumentView, locale: Locale): ChatLine[] {
  const words = chatExportWords(locale);
  const number = numberOf(document);

  return [
    { kind: 'title', text: fill(words.title, { name: document.files.map(({ name }) => name).join(', ') }) },
    {
      kind: 'note',
      text: fill(words.written[number], { date: dayText(locale, new Date(document.createdAt)) }),
    },
    ...document.questions.flatMap((question) => questionLines(document, question, locale)),
  ];
}

function questionLines(document: DocumentView, question: QuestionView, locale: Locale): ChatLine[] {
  const words = chatExportWords(locale);
  const quote = (citation: CitationView): ChatLine => ({
    kind: 'quote',
    text: fill(words.reference, {
      quote: citation.named ?? citation.quote,
      name: document.files.find(({ place }) => place === citation.file)?.name ?? '',
      page: citation.page,
    }),
  });
  const { selection } = question;

  return [
    { kind: 'question', text: question.question },
    ...(selection === null ? [] : [{ kind: 'note' as const, text: `${words.selected} ${selection.text}` }]),
    ...outcomeLines(question, numberOf(document), locale),
    ...question.claims.flatMap(({ text, citations }) => [
      { kind: 'text' as const, text: citations.length === 0 ? `${text} ${words.unproven}` : text },
      ...citations.flatMap((number) => question.citations.slice(number - 1, number)).map(quote),
    ]),
    ...question.nearest.map(quote),
  ];
}

function numberOf({ files }: DocumentView): 'one' | 'other' {
  return files.length > 1 ? 'other' : 'one';
}

function outcomeLines(
  { state, certain, nearest, partial }: QuestionView,
  number: 'one' | 'other',
  locale: Locale,
): ChatLine[] {
  const words = chatExportWords(locale);

  if (state === 'refused') {
    return [
      { kind: 'text', text: partial ? words.refusedSoFar : words.refused[number] },
      ...(nearest.length === 0 ? [] : [{ kind: 'note' as const, text: words.nearest }]),
    ];
  }

  if (state === 'failed' || state === 'cancelled') {
    return [{ kind: 'note', text: words[state] }];
  }

  return [
    ...(partial ? [{ kind: 'note' as const, text: words.partial }] : []),
    ...(certain ? [] : [{ kind: 'note' as const, text: words.probably }]),
  ];
}
