import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const bail = textDocument(
  [
    'Madame Hélène Marchand, née le 4 mai 1958 à Dijon, conseillère municipale, demeurant 27 rue des Tanneurs, 21000 Dijon, ci-après dénommée « le bailleur »,',
    'et Monsieur Karim Benali, né le 12 mars 1991 à Roubaix, demeurant 8 impasse du Moulin, 59100 Roubaix, ci-après dénommé « le locataire ».',
    'Le bailleur donne en location un appartement meublé situé au 14 rue Victor-Hugo, troisième étage, 69002 Lyon. Il comprend une chambre et un balcon.',
    'Le présent contrat est conclu pour une durée d’un an à compter du 1er septembre 2025. À l’échéance, il est reconduit pour une durée de deux ans.',
    'Le loyer mensuel est fixé à 780 euros hors charges. Les charges font l’objet d’un forfait mensuel de 65 euros, qui comprend l’eau froide.',
    'Le loyer et les charges sont payables d’avance, le 5 de chaque mois, par virement sur le compte du bailleur.',
    'À défaut de paiement du loyer ou des charges dans les quinze jours, le bailleur adresse au locataire une mise en demeure par lettre recommandée.',
    'Le loyer est révisé chaque année le 1er septembre selon l’indice des loyers.',
    'Le locataire peut donner congé à tout moment, avec un préavis d’un mois. Le bailleur qui souhaite reprendre le logement donne congé trois mois au moins avant l’échéance du contrat.',
    { label: 'Le bailleur Hélène Marchand', cells: { '': 'Le locataire Karim Benali' } },
  ],
  'fra',
);
const lease = textDocument(
  [
    'This lease is made between Ms Ruth Abara, born on 2 June 1961 in Leeds, residing at 9 Orchard Rise, Exeter EX4 6TT (the “Landlord”), and Mr Tom Hale, born in Cardiff on 7 July 1990, of 3 Quay Street, Truro (the “Tenant”).',
    'The Landlord lets the flat at 12 Mill Lane, Bath BA1 2CD, which has two rooms and a kitchen.',
    'The monthly rent is £900. The service charge is a fixed amount of £80 a month, which covers the cleaning of the stairs.',
    'The Tenant pays the rent in advance, on the 5th of each month, by bank transfer. The rent is reviewed every January.',
    'In default of payment of the rent within fifteen days, the Landlord may end the lease.',
    'The Tenant may end the lease with one month’s notice. The Landlord must give at least three months’ written notice.',
  ],
  'eng',
);

const work = textDocument(
  [
    'Le salarié est engagé en qualité de menuisier. La période d’essai est de trois mois.',
    'Après l’essai, le préavis de démission est d’un mois. Le préavis de licenciement est de deux mois.',
  ],
  'fra',
);

const long = textDocument(
  [
    'Entre les soussignés : Madame Hélène Marchand, née le 4 mai 1958 à Dijon, retraitée, conseillère municipale honoraire, demeurant 27 rue des Tanneurs, 21000 Dijon, ci-après dénommée « le bailleur », et Monsieur Karim Benali, né le 12 mars 1991 à Roubaix, technicien de laboratoire, demeurant 8 impasse du Moulin, 59100 Roubaix, ci-après dénommé « le locataire ».',
    'Le bailleur loue un appartement au locataire.',
  ],
  'fra',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered'
    ? {
        certain: answer.certain,
        texts: answer.claims.map(({ text }) => text),
        marked: answer.claims.map(({ citations: [first] }) =>
          first?.marked.map(({ start, end }) => first.quote.slice(start, end)).join(' '),
        ),
      }
    : null;
}

it.each([
  [bail, 'Quand Karim Benali est-il né ?', '12 mars 1991'],
  [bail, 'Quand Hélène Marchand est-elle née ?', '4 mai 1958'],
  [bail, 'Où est né Karim Benali ?', 'Roubaix'],
  [bail, 'Où habite Karim Benali ?', '8 impasse du Moulin, 59100 Roubaix'],
  [bail, 'Quelle est la date de naissance du locataire ?', '12 mars 1991'],
  [bail, 'Quelle est l’adresse de Mme Marchand ?', '27 rue des Tanneurs, 21000 Dijon'],
  [bail, 'À quelle adresse se trouve le logement ?', '14 rue Victor-Hugo, troisième étage, 69002 Lyon'],
  [bail, 'Quelle est l’adresse de l’appartement ?', '14 rue Victor-Hugo, troisième étage, 69002 Lyon'],
  [bail, 'Quelle est la durée du bail ?', 'un an'],
  [long, 'Quand Karim Benali est-il né ?', '12 mars 1991'],
  [long, 'Où habite Karim Benali ?', '8 impasse du Moulin, 59100 Roubaix'],
  [long, 'Où habite Hélène Marchand ?', '27 rue des Tanneurs, 21000 Dijon'],
  [long, 'Où habite le locataire ?', '8 impasse du Moulin, 59100 Roubaix'],
  [lease, 'When was Ruth Abara born?', '2 June 1961'],
  [lease, 'When was Tom Hale born?', '7 July 1990'],
  [lease, 'Where was the tenant born?', 'Cardiff'],
  [lease, 'Where does Tom Hale live?', '3 Quay Street, Truro'],
  [lease, 'Where does Ruth Abara live?', '9 Orchard Rise, Exeter EX4 6TT'],
  [lease, 'What is the address of the flat?', '12 Mill Lane, Bath BA1 2CD'],
])('%# %s is certain', (document, question, marked) => {
  expect(answerOf(document, question)).toMatchObject({ certain: true, marked: [marked] });
});

it.each([
  [bail, 'Quel est le délai de préavis ?', ['un mois', 'trois mois']],
  [bail, 'Quel est le préavis du locataire ?', ['un mois']],
  [bail, 'Quel préavis le bailleur doit-il respecter ?', ['trois mois']],
  [lease, 'What is the notice period?', ['one month', 'three months']],
  [lease, 'How much notice must the landlord give?', ['three months']],
  [work, 'Quel est le préavis ?', ['un mois', 'deux mois']],
  [work, 'Quel est le préavis de démission ?', ['un mois']],
  [work, 'Quel est le préavis en cas de licenciement ?', ['deux mois']],
])('%# %s has the periods of the asked parties', (document, question, marked) => {
  expect(answerOf(document, question)).toMatchObject({ certain: true, marked });
});

it.each([
  [bail, 'Quel est le montant du loyer ?', '780 euros'],
  [bail, 'Quel est le loyer ?', '780 euros'],
  [bail, 'Quel est le montant des charges ?', '65 euros'],
  [bail, 'À combien s’élèvent les charges ?', '65 euros'],
  [bail, 'Quand le loyer est-il payé ?', 'le 5 de chaque mois'],
  [bail, 'Comment le loyer est-il payé ?', 'par virement'],
  [bail, 'Que se passe-t-il si le loyer n’est pas payé ?', 'À défaut de paiement'],
  [lease, 'What is the rent?', '£900'],
  [lease, 'When is the rent paid?', '5th of each month'],
  [lease, 'How is the rent paid?', 'by bank transfer'],
  [lease, 'What happens if the rent is not paid?', 'In default of payment'],
])('%# %s is answered by its own clause', (document, question, words) => {
  expect(answerOf(document, question)?.texts[0]).toContain(words);
});

it('takes a verb for no address, and a line of signatures for no date', () => {
  const [, , , , , , ...others] = bail.passages;
  const document = { ...bail, passages: others };

  expect(answerOf(document, 'Quelle est l’adresse du logement ?')).toBeNull();
  expect(answerOf(document, 'Quand Hélène Marchand est-elle née ?')?.certain).not.toBe(true);
});

it('finds a word in the plural and in the feminine', () => {
  const answer = answerQuestion(indexDocuments([bail]), 'Y a-t-il des conseillers à Paris ?');

  expect(answer.kind === 'refused' ? answer.missing : []).not.toContain('conseillers');
});
