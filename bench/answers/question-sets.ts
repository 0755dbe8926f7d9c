import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage, ReadDocument } from '@octavo/answers/passages/passage';
import { sentencesOf } from '@octavo/answers/passages/sentences';

/** A question over a document, with the places of its answers. */
export interface DatasetQuestion {
  readonly article: string;
  readonly text: string;
  /** Empty when the document does not say it. */
  readonly answers: readonly GoldAnswer[];
}

export interface GoldAnswer {
  /** Index of the passage in the document. */
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface DatasetDocument {
  readonly name: string;
  readonly language: 'eng' | 'fra';
  readonly document: ReadDocument;
  readonly questions: readonly DatasetQuestion[];
}

interface DatasetArticle {
  readonly title: string;
  readonly paragraphs: readonly {
    readonly context: string;
    readonly qas: readonly {
      readonly question: string;
      readonly answers: readonly { readonly text: string; readonly answer_start: number }[];
    }[];
  }[];
}

/** Articles of a French book: one paragraph each, so that a document is as long as an English one. */
const articlesInBook = 20;

/**
 * Documents of a file of questions: English articles stand alone, French ones are bound into books.
 *
 * @param isHeaded true to print the title of each article of a book above it
 */
export function readQuestionSet(folder: string, file: string, { isHeaded = false } = {}): DatasetDocument[] {
  const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { data: DatasetArticle[] };

  if (file.startsWith('squad')) {
    return data.map((article) => documentOf(article.title, 'eng', [article]));
  }

  return Array.from({ length: Math.ceil(data.length / articlesInBook) }, (_, book) =>
    documentOf(
      `book ${book + 1} of ${file}`,
      'fra',
      data.slice(book * articlesInBook, (book + 1) * articlesInBook),
      isHeaded,
    ),
  );
}

/** Every article of a set as a document of its own. */
export function articlesApart(folder: string, file: string): DatasetDocument[] {
  const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { data: DatasetArticle[] };

  return data.map((article) =>
    documentOf(article.title, file.startsWith('squad') ? 'eng' : 'fra', [article]),
  );
}

function documentOf(
  name: string,
  language: DatasetDocument['language'],
  articles: readonly DatasetArticle[],
  isHeaded = false,
): DatasetDocument {
  const passages: Passage[] = [];
  const questions: DatasetQuestion[] = [];

  for (const { title, paragraphs } of articles) {
    for (const { context, qas } of paragraphs) {
      const passage = passages.length;
      passages.push({
        kind: 'text',
        headings: isHeaded ? [title.replace(/<[^>]*>/g, '')] : [],
        text: context,
        sentences: sentencesOf(context),
        lines: [],
      });

      for (const { question, answers } of qas) {
        questions.push({
          article: title,
          text: question,
          answers: answers.map(({ text, answer_start: start }) => ({
            passage,
            start,
            end: start + text.length,
            text,
          })),
        });
      }
    }
  }

  return {
    name,
    language,
    document: { version: 1, title: null, language, pages: [], passages },
    questions,
  };
}
