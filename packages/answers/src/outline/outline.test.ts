import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { outlineOf } from './outline.ts';

const paragraphs = [
  [
    'Soil',
    'A soil is a mixture of minerals, water, air and living matter. Farmers measure the acidity of the soil each spring. The soil of the valley holds water well because it has much clay.',
  ],
  [
    'Soil',
    'Clay soil dries slowly in spring. Farmers who plough wet clay soil harm it for years, because the soil becomes hard.',
  ],
  [
    'Water',
    'The irrigation canal is a ditch of forty kilometres. It brings water from the river to the fields of the valley. Each farmer opens the gate of the canal on a fixed day.',
  ],
  [
    'Water',
    'In dry years the water of the canal is shared by the hour. The council of the valley decides who opens a gate first.',
  ],
  [
    'Harvest',
    'The harvest begins in August and ends in October. Most farmers of the valley sell their wheat to the mill of the town.',
  ],
] as const;

const document = textDocument(paragraphs.map(([heading, text]) => ({ text, headings: [heading] })));

it('sums a document up with sentences of its chapters, each cited', () => {
  const { summary } = outlineOf(indexDocuments([document]));

  expect(summary.length).toBeGreaterThanOrEqual(3);
  expect(summary.length).toBeLessThanOrEqual(5);

  for (const { quote, boxes } of summary) {
    expect(paragraphs.some(([, text]) => text.includes(quote))).toBe(true);
    expect(boxes.length).toBeGreaterThan(0);
  }
});

it('suggests only questions that it answers', () => {
  const index = indexDocuments([document]);
  const { suggestions } = outlineOf(index);

  expect(suggestions.length).toBeGreaterThan(0);

  for (const suggestion of suggestions) {
    expect(answerQuestion(index, suggestion).kind).toBe('answered');
  }
});

it('has nothing to say about a document without passages', () => {
  expect(outlineOf(indexDocuments([textDocument([])]))).toEqual({ summary: [], suggestions: [] });
});
