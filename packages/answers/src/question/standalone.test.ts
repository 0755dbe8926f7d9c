import { expect, it } from 'vitest';
import { standaloneQuestion } from './standalone.ts';

it.each([
  ['How many birds were counted in 2020?', 'And in 2019?', 'How many birds were counted in 2019?'],
  ['What was the profit?', 'And in 2019?', 'What was the profit in 2019?'],
  ['What is the rent in Paris?', 'What about Lyon?', 'What is the rent in Lyon?'],
  ['What does a full ticket cost?', 'And for children?', 'What does a full ticket cost for children?'],
  ['What is the fee for adults?', 'And for children?', 'What is the fee for children?'],
  ['How much is the rent?', 'And the deposit?', 'How much is the deposit?'],
  ['When is the rent paid?', 'What about the deposit?', 'When is the deposit paid?'],
  ['When does the lease end?', 'And the insurance?', 'When does the insurance end?'],
  [
    'What is the notice period of the landlord?',
    'And the tenant?',
    'What is the notice period of the tenant?',
  ],
  ['What is the price of a full ticket?', 'And a half ticket?', 'What is the price of a half ticket?'],
  [
    'Combien d’oiseaux ont été comptés en 2020 ?',
    'Et en 2019 ?',
    'Combien d’oiseaux ont été comptés en 2019?',
  ],
  ['Quel est le tarif pour les adultes ?', 'Et pour les enfants ?', 'Quel est le tarif pour les enfants?'],
  ['Quel est le tarif d’entrée ?', 'Et pour les enfants ?', 'Quel est le tarif d’entrée pour les enfants?'],
  ['Quel est le loyer ?', 'Et les charges ?', 'Quels sont les charges?'],
  ['Quel est le préavis du locataire ?', 'Et celui du bailleur ?', 'Quel est le préavis du bailleur?'],
  ['Quand le loyer est-il payé ?', 'Et la caution ?', 'Quand la caution est-il payé?'],
  ['Où se trouve l’agence de Paris ?', 'Et Lyon ?', 'Où se trouve l’agence de Lyon?'],
  ['Quel est le loyer ?', 'Qu’en est-il des charges ?', 'Quels sont les charges?'],
  ['Quel est le loyer ?', 'Qu’en est-il de l’eau ?', 'Quel est l’eau?'],
  ['Où habite Marie Dupont ?', 'Et Paul Martin ?', 'Où habite Paul Martin?'],
  ['Que faire si le loyer n’est pas payé ?', 'Et les charges ?', 'Que faire si les charges n’est pas payé?'],
  ['What was the profit in March 2024?', 'And in April?', 'What was the profit in April 2024?'],
  ['What is the rent?', 'For the garage?', 'What is the rent for the garage?'],
])('%s – %s', (before, followUp, text) => {
  expect(standaloneQuestion(followUp, [before])).toMatchObject({ text, isSure: true });
});

it('puts several follow-ups together, the last of which counts', () => {
  const earlier = ['How many birds were counted in 2020?', 'And in 2019?'];

  expect(standaloneQuestion('And in 2018?', earlier).text).toBe('How many birds were counted in 2018?');
  expect(standaloneQuestion('And the frogs?', ['Who pays the rent?', 'When is the roof open?']).text).toBe(
    'When is the frogs open?',
  );
});

it('leaves a verb alone', () => {
  expect(standaloneQuestion('Et fumer ?', ['Puis-je sous-louer ?']).text).toBe('Et fumer ?');
});

it('is not sure which of several things a follow-up stands for', () => {
  expect(standaloneQuestion('What about theft?', ['What does the insurance cover?']).isSure).toBe(false);
  expect(standaloneQuestion('And the insurance?', ['When does the lease of the flat end?']).isSure).toBe(
    false,
  );
});

it.each([
  'And who signed it?',
  'Et qui a signé ?',
  'What is the deposit?',
  'Where are the keys and the badges?',
  'Et quand ?',
  'Et où ?',
  'the monthly rent',
  '???',
  '',
])('leaves a whole question alone: %s', (question) => {
  expect(standaloneQuestion(question, ['How much is the rent?'])).toMatchObject({
    text: question,
    isSure: true,
  });
});

it('leaves a follow-up without an earlier question alone', () => {
  expect(standaloneQuestion('And in 2019?', [])).toMatchObject({ text: 'And in 2019?', isSure: true });
});

it.each([
  ['When does the lease begin?', 'When does it end?', 'When does the lease end?'],
  ['When does the lease begin?', 'And when does it end?', 'And when does the lease end?'],
  ['Who is the landlord?', 'What is his address?', 'What is the landlord’s address?'],
  ['Where does Mary Jones live?', 'How old is she?', 'How old is Mary Jones?'],
  ['How large is the flat?', 'Can the tenant sublet it?', 'Can the tenant sublet the flat?'],
  ['What are the opening hours?', 'When do they change?', 'When do the opening hours change?'],
  ['Quand commence le bail ?', 'Quand finit-il ?', 'Quand finit le bail?'],
  ['Quel est le montant ?', 'Quand doit-il être payé ?', 'Quand doit le montant être payé?'],
  ['Qui est le bailleur ?', 'Quelle est son adresse ?', 'Quelle est l’adresse du bailleur?'],
  ['Où se trouve l’agence ?', 'Quand est-ce qu’elle ouvre ?', 'Quand est-ce que l’agence ouvre?'],
  ['Quelle est la durée du stage ?', 'Quand commence-t-il ?', 'Quand commence le stage?'],
  ['Quels sont les frais ?', 'Quand sont-ils dus ?', 'Quand sont les frais dus?'],
  ['Qui est Marie Dupont ?', 'Quelle est sa fonction ?', 'Quelle est la fonction de Marie Dupont?'],
])('puts a pronoun’s noun in its place: %s – %s', (before, followUp, text) => {
  expect(standaloneQuestion(followUp, [before])).toEqual({ text, isSure: false, isWhole: true });
});

it('looks for the noun of a pronoun some questions back', () => {
  const earlier = ['Who is the landlord?', 'When was it signed?'];

  expect(standaloneQuestion('What is his address?', earlier).text).toBe('What is the landlord’s address?');
});

it.each([
  'When does it end?',
  'Does the landlord pay her?',
  'Comment le payer ?',
  'Qui la paie ?',
  'WHEN DOES IT END?',
])('is not sure of a pronoun without a question before: %s', (question) => {
  expect(standaloneQuestion(question, [])).toEqual({ text: question, isSure: false, isWhole: true });
});

it.each([
  ['Can the tenant terminate the lease?', 'How long is his notice?', 'How long is the tenant’s notice?'],
  ['When does the tenant pay the rent?', 'How does she pay it?', 'How does the tenant pay it?'],
  ['When was the Aurora built?', 'When did it sink?', 'When did the Aurora sink?'],
  ['Is the boiler new?', 'When was it installed?', 'When was the boiler installed?'],
  ['Who is Dana Okafor’s landlord?', 'Where does he live?', 'Where does Dana Okafor’s landlord live?'],
  ['What is Schedule 1 about?', 'When does it end?', 'When does Schedule 1 end?'],
  ['Who is the company?', 'Where is its office?', 'Where is the company’s office?'],
  ['Where is Dr Hughes?', 'What is his phone number?', 'What is Dr Hughes’ phone number?'],
  ['WHEN DOES THE LEASE BEGIN?', 'WHEN DOES IT END?', 'when does the lease end?'],
  [
    'Où est l’agence Pierre Rouge ?',
    'Quel est son numéro de téléphone ?',
    'Quel est le numéro de téléphone de l’agence Pierre Rouge?',
  ],
])('takes the whole noun, and no verb: %s – %s', (before, followUp, text) => {
  expect(standaloneQuestion(followUp, [before]).text).toBe(text);
});

it.each([
  ['How much is the rent?', 'Is it possible to sublet the flat?'],
  ['How much is the rent?', 'What does it say about animals?'],
  ['How much is the rent?', 'When the lease ends, is it renewed?'],
  ['Who is the tenant?', 'When does it end?'],
  ['Quel est le loyer ?', 'Y a-t-il une caution ?'],
  ['Quel est le loyer ?', 'Faut-il une assurance ?'],
  ['Quel est le loyer ?', 'Quand le bail finit-il ?'],
  ['Quelle est la caution ?', 'Quand finit-il ?'],
  ['Qui est le bailleur ?', 'Le locataire peut-il récupérer son dépôt ?'],
  ['How much notice must the landlord give?', 'And her?'],
  ['Who is the landlord?', 'Who runs the IT department?'],
  ['How large is the flat?', 'What does “it” mean?'],
  ['Quel est le loyer ?', 'Combien reste-t-il à payer ?'],
])('leaves a pronoun alone that stands for something else: %s – %s', (before, followUp) => {
  expect(standaloneQuestion(followUp, [before]).text).toBe(followUp);
});
