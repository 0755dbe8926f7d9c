import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textDocument } from '@octavo/testkit/answers/text-document';
import type { DatasetDocument } from './question-sets.ts';

/** Letters, forms and contracts of a page, and questions that people ask about them, written for this bench. */
const folder = join(import.meta.dirname, 'short-documents');

/** `title.eng.txt`: paragraphs between empty lines, headings after `#`, then `? question = answer`; `-` for none. */
export function shortDocuments(): DatasetDocument[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [name = '', language = ''] = file.split('.');

      return readShortDocument(
        name,
        language === 'fra' ? 'fra' : 'eng',
        readFileSync(join(folder, file), 'utf8'),
      );
    });
}

function readShortDocument(name: string, language: 'eng' | 'fra', text: string): DatasetDocument {
  const blocks = text.trim().split(/\n{2,}/u);
  const passages: Parameters<typeof textDocument>[0][number][] = [];
  let headings: string[] = [];

  for (const block of blocks.filter((each) => !each.startsWith('?'))) {
    const [, marks = '', title = ''] = /^(#+) (.*)$/u.exec(block) ?? [];

    if (marks === '') {
      passages.push({ text: block, headings });
    } else {
      passages.push({ text: title, headings: headings.slice(0, marks.length - 1), kind: 'heading' });
      headings = [...headings.slice(0, marks.length - 1), title];
    }
  }

  const document = textDocument(passages, language);
  const questions = blocks
    .filter((block) => block.startsWith('?'))
    .flatMap((block) => block.split('\n'))
    .map((line) => {
      const [question = '', answer = ''] = line.slice(2).split(' = ');

      return { article: name, text: question, answers: answer === '-' ? [] : placesOf(document, answer) };
    });

  return { name, language, document, questions };
}

function placesOf({ passages }: DatasetDocument['document'], answer: string) {
  const places = passages.flatMap(({ text, kind }, passage) => {
    const start = kind === 'heading' ? -1 : text.indexOf(answer);

    return start < 0 ? [] : [{ passage, start, end: start + answer.length, text: answer }];
  });

  if (places.length === 0) {
    throw new Error(`Not in the document: ${answer}`);
  }

  return places;
}
