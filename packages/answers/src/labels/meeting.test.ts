import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';

const board = textDocument(
  [
    { text: 'Minutes of the Board', kind: 'heading' },
    'Held on 3 April 2025 at 10 am\nChair: Dr Miriam Holt\nPresent: Sam Okoye, Lena Fisk',
    'The minutes of 6 February 2025 were approved. The fair is on 8 May.',
    'Next meeting: 5 June 2025 at 10 am',
  ],
  'eng',
);
const parents = textDocument(
  [
    { text: 'Minutes of the parents’ association, 14 January 2025', kind: 'heading' },
    'Present: Ada Brook (chair), Chris Lund. Minutes were taken by Ivo Marsh.',
    'The question of the slide was postponed until Tuesday 11 March.',
  ],
  'eng',
);
const council = textDocument(
  ['The meeting of 20 May was chaired by Helga Stein. Ivo Marsh was absent.'],
  'eng',
);
const school = textDocument(
  [
    { text: 'Compte rendu du conseil d’école', kind: 'heading' },
    'Mardi 4 février 2025 à 18 h',
    'Présidente : Mme Claire Aubert\nSecrétaire : M. Denis Royer',
    'La fête aura lieu le 21 juin. Prochaine réunion : mardi 10 juin 2025',
  ],
  'fra',
);
const association = textDocument(
  [
    { text: 'Procès-verbal', kind: 'heading' },
    'Le 12 mars 2025, l’assemblée s’est réunie. Séance présidée par Mme Odile Garnier, assistée de M. Luc Perrot.',
    'La prochaine assemblée se tiendra le 14 mars 2026.',
  ],
  'fra',
);
const owners = textDocument(['M. Lemaire a été élu président de séance. Le budget est adopté.'], 'fra');
const letter = textDocument(
  ['Thank you for your visit on 29 September.', 'We have reserved Thursday 23 October at 10 am for you.'],
  'eng',
);
const fixed = textDocument(
  ['At the meeting of 3 April 2025 the board fixed the next meeting for 5 June 2025.'],
  'eng',
);

it.each([
  [board, 'Who chaired the meeting?', 'Dr Miriam Holt'],
  [parents, 'Who chaired the meeting?', 'Ada Brook'],
  [parents, 'Who took the minutes?', 'Ivo Marsh'],
  [council, 'Who was in the chair?', 'Helga Stein'],
  [school, 'Qui présidait la réunion ?', 'Mme Claire Aubert'],
  [school, 'Qui a rédigé le compte rendu ?', 'M. Denis Royer'],
  [association, 'Qui a présidé l’assemblée ?', 'Mme Odile Garnier'],
  [owners, 'Qui a présidé la séance ?', 'M. Lemaire'],
  [board, 'When is the next meeting?', '5 June 2025'],
  [board, 'When was the meeting held?', '3 April 2025'],
  [parents, 'When did the meeting take place?', '14 January 2025'],
  [parents, 'When is the next meeting?', '11 March'],
  [school, 'Quand aura lieu la prochaine réunion ?', '10 juin 2025'],
  [school, 'Quand a eu lieu la réunion ?', '4 février 2025'],
  [association, 'Quelle est la date de la prochaine assemblée ?', '14 mars 2026'],
  [association, 'Quand s’est tenue l’assemblée ?', '12 mars 2025'],
  [letter, 'When is the next appointment?', '23 October'],
  [fixed, 'When is the next meeting?', '5 June 2025'],
])('%#: %s', (document, question, words) => {
  const answer = answerQuestion(indexDocuments([document]), question);
  const [citation] = answer.kind === 'answered' ? answer.claims[0]!.citations : [];

  expect(citation?.marked.map(({ start, end }) => citation.quote.slice(start, end)).join()).toContain(words);
});

it.each([
  [['The delivery is scheduled for 5 May 2025.'], 'When is the next meeting?', '5 May'],
  [
    ['Dear Mr Reed,', 'York, 4 May 2025', 'Our call lasted 30 minutes. The meeting was held in York.'],
    'When was the meeting held?',
    '4 May',
  ],
  [['Minutes of the Board', 'Minutes: Approved as circulated'], 'Who took the minutes?', 'Approved'],
  [['Minutes of the Board', 'Chair: To be elected'], 'Who chaired the meeting?', 'To be'],
  [['Sam Okoye was elected chairman of the association for 2026.'], 'Who chaired the meeting?', 'Okoye'],
  [['Mrs Lund was elected secretary of the sports club.'], 'Who took the minutes?', 'Lund'],
  [['In 2019 Sam Okoye chaired the finance committee.'], 'Who chaired the meeting?', 'Okoye'],
  [['Present: Ada Brook, Chair, Finance Committee'], 'Who chaired the meeting?', 'Brook'],
  [['The finance committee was chaired by Sam Okoye.'], 'Who chaired the meeting?', 'Okoye'],
])('gives no wrong answer as certain: %#', (lines, question, wrong) => {
  const answer = answerQuestion(indexDocuments([textDocument(lines)]), question);
  const certain = answer.kind === 'answered' && answer.certain ? (answer.claims[0]?.text ?? '') : '';

  expect(certain).not.toContain(wrong);
});
