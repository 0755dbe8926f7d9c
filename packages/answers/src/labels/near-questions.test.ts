import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import type { ReadDocument } from '../passages/passage.ts';

const contract = textDocument(
  [
    'This contract is made on 3 March 2025 between Brightwell Ltd, whose registered office is at 18 Tanner Street, Bristol BS2 0AB (the “Employer”), and Ms Clara Donnelly, born in Galway, of 7 Chapel Row, Bath BA1 3QX (the “Employee”).',
    'The Employee works at the Employer’s premises at 42 Dock Road, Avonmouth BS11 9HS. The Employee’s line manager is Mr Peter Lindqvist, born on 4 April 1971 in Malmö.',
    'The employment begins on 1 April 2025 and is for an indefinite period.',
    'The Employee is paid £34,500 a year on the last working day of each month.',
    'During the trial either party may end the contract with one week’s notice. After that the Employee must give the Employer two months’ notice.',
    'The applicant must submit a photo that is less than six months old.',
    'Members must be over 18 years old. The training fund is not open to apprentices.',
    'The society must give the members three months’ notice of a change of rents.',
    'A bonus may be paid to employees whose work was outstanding.',
    'Ada Brook, who lives in Truro, asked for a second plot. Apologies: Ruth Abara.',
  ],
  'eng',
);
const reglement = textDocument(
  [
    'Le présent règlement est établi par la société Habitat du Sud, représentée par Madame Solange Petit, née le 3 mai 1965 à Albi, ci-après « le gestionnaire ».',
    'Le gestionnaire qui souhaite reprendre une chambre prévient le bailleur avec un préavis de deux mois.',
    'Le dossier contient une photo de moins de six mois, un justificatif de domicile de moins de trois mois et une attestation.',
    'À défaut de paiement, le gestionnaire adresse une mise en demeure au résident de la résidence.',
    'Le contrat de travail est conclu pour une durée indéterminée.',
    'La fille de Karim Benali, née le 2 juin 2001 à Lyon, est étudiante.',
  ],
  'fra',
);
const both = textDocument(
  [
    'The Tenant must give one month’s notice and the Landlord three months’ notice.',
    'The Landlord lets the flat at 12 Mill Lane, Bath BA1 2CD.',
    'The house of the caretaker has a garden. The rent is £900.',
  ],
  'eng',
);

function answerOf(document: ReadDocument, question: string) {
  const answer = answerQuestion(indexDocuments([document]), question);

  return answer.kind === 'answered'
    ? {
        certain: answer.certain,
        marked: answer.claims.map(({ citations: [first] }) =>
          first?.marked.map(({ start, end }) => first.quote.slice(start, end)).join(' '),
        ),
      }
    : { certain: false, marked: [] };
}

it.each([
  [contract, 'When was the employee born?'],
  [contract, 'When was the employer born?'],
  [contract, 'When was Clara Donnelly born?'],
  [contract, 'Where does Peter Lindqvist live?'],
  [contract, 'Where does Ruth Abara live?'],
  [contract, 'What is the address of the house?'],
  [contract, 'How old must the applicant be?'],
  [contract, 'How much notice must the members give?'],
  [contract, 'What is the notice period for holidays?'],
  [contract, 'Who can pay a bonus?'],
  [contract, 'What does the Employer do?'],
  [reglement, 'Où habite Solange Petit ?'],
  [reglement, 'Quand est née Habitat du Sud ?'],
  [reglement, 'Quand est né Karim Benali ?'],
  [reglement, 'Quel est le préavis du locataire ?'],
  [reglement, 'Quel est le préavis du bailleur ?'],
  [reglement, 'De quand doit dater le dossier ?'],
  [reglement, 'De quand doit dater l’attestation ?'],
  [reglement, 'Quelle est l’adresse de la résidence ?'],
  [both, 'What is the address of the house?'],
])('%# %s is not certain', (document, question) => {
  expect(answerOf(document, question).certain).toBe(false);
});

it.each([
  [contract, 'When was Clara Donnelly born?'],
  [contract, 'Where does Peter Lindqvist live?'],
  [contract, 'Where does Ruth Abara live?'],
  [reglement, 'Où habite Solange Petit ?'],
])('%# %s is refused', (document, question) => {
  expect(answerOf(document, question).marked).toEqual([]);
});

it.each([
  [contract, 'When was Peter Lindqvist born?', '4 April 1971'],
  [contract, 'Where was Peter Lindqvist born?', 'Malmö'],
  [contract, 'Where was the employee born?', 'Galway'],
  [contract, 'Where does Ada Brook live?', 'Truro'],
  [contract, 'What is the address of the premises?', '42 Dock Road, Avonmouth BS11 9HS'],
  [contract, 'How much notice must the employee give?', 'two months'],
  [contract, 'How much notice must the employer give?', 'one week'],
  [contract, 'How long is the contract?', 'indefinite period'],
  [contract, 'How old may the photo be?', 'six months'],
  [contract, 'How old must members be?', '18 years'],
  [reglement, 'Quand est née Solange Petit ?', '3 mai 1965'],
  [reglement, 'Quelle est la durée du contrat ?', 'durée indéterminée'],
  [reglement, 'De quand doit dater la photo ?', 'six mois'],
  [reglement, 'De quand doit dater le justificatif de domicile ?', 'trois mois'],
  [both, 'How much notice must the landlord give?', 'three months'],
  [both, 'How much notice must the tenant give?', 'one month'],
  [both, 'What is the address of the apartment?', '12 Mill Lane, Bath BA1 2CD'],
])('%# %s is certain', (document, question, marked) => {
  expect(answerOf(document, question)).toEqual({ certain: true, marked: [marked] });
});

it('answers a question for those who have no right', () => {
  expect(answerOf(contract, 'Who is not eligible for the training fund?').certain).toBe(true);
});
