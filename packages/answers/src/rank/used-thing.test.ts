import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const study = textDocument(
  [
    'We present Heron, an agent for searching patents. Models, data and code are available.',
    'We trained the reader and the ranker, both based on the Osprey-3 network (Lee, 2023), to obtain the final agent Heron.',
    'We evaluated Heron using PatentBench, a public benchmark for patent search. This differs from benchmarks such as LawBench used to evaluate translators. Many queries in those benchmarks use long lists of words.',
    'When the score reaches a relevance threshold, the search stops. A reader can have any number of other limitations.',
    'The learning step is 0.3 for all runs. The reader was tuned using the corpus described in Appendix B.',
  ],
  'eng',
);
const etude = textDocument(
  [
    'Nous présentons Héron, un agent qui cherche des brevets. Les modèles et les données sont disponibles.',
    'Le lecteur et le classeur, tous deux basés sur le réseau Balbuzard-3, forment l’agent Héron.',
    'Nous avons évalué Héron en utilisant le corpus BrevetBanc, un corpus public. Beaucoup de questions de ces corpus utilisent de longues listes.',
    'Quand la note atteint un seuil de pertinence, la recherche s’arrête.',
  ],
  'fra',
);
const passing = textDocument(
  [
    'Many queries in those benchmarks use long lists of words.',
    'Models, data and code of Heron are available.',
    'The reader was tuned using the corpus described in Appendix B.',
  ],
  'eng',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered' ? { certain: answer.certain, text: answer.claims[0]?.text ?? '' } : null;
}

it.each([
  [study, 'Which network is Heron based on?', 'Osprey-3'],
  [study, 'Which benchmarks were used?', 'PatentBench'],
  [etude, 'Sur quel réseau Héron est-il basé ?', 'Balbuzard-3'],
  [etude, 'Quel corpus a été utilisé ?', 'BrevetBanc'],
])('%#: %s is answered by a sentence that names it', (document, question, name) => {
  const answer = answerOf(document, question);

  expect(answer?.certain).toBe(true);
  expect(answer?.text).toContain(name);
});

it.each([
  [passing, 'Which benchmarks were used?'],
  [passing, 'Which model is Heron based on?'],
  [passing, 'Which corpus was used?'],
  [study, 'What is the relevance threshold?'],
  [study, 'What are the limitations of the search?'],
  [etude, 'Quel est le seuil de pertinence ?'],
])('%#: %s is not certain of a thing named in passing', (document, question) => {
  expect(answerOf(document, question)?.certain).not.toBe(true);
});

it('is certain of a thing with its value', () => {
  expect(answerOf(study, 'What is the learning step?')).toMatchObject({ certain: true });
});
