import type { FormWords, QuestionWords } from '../form.ts';
import { dateInWords } from '../information-returns/date-in-words.ts';
import { dueDateW2 } from '../information-returns/due-dates.ts';

/** Due date of the statements that are made next. */
const due = dateInWords(dueDateW2(2026), 'fr');

export default {
  title: 'Formulaire W-2',
  lead: 'Relevés pour le salarié et l’État : copies 1, B, C et 2, de l’année fiscale que vous choisissez.',
  notice:
    'Octavo n’est pas affilié à l’IRS ni à la Social Security Administration. Ceci n’est pas un conseil fiscal. Le formulaire et ses instructions sont gratuits sur irs.gov. La copie A s’envoie à la Social Security Administration par voie électronique ou sur le formulaire rouge officiel ; elle ne s’imprime pas à partir d’un PDF.',
  groups: {
    employer: {
      title: 'Année et employeur',
      hint: `Les relevés de 2026 sont dus aux salariés et à la Social Security Administration le ${due}.`,
    },
    employee: { title: 'Salarié' },
    wages: { title: 'Salaires et impôts', hint: 'Cases 1 à 11, en dollars et cents' },
    codes: { title: 'Cases 12 à 14' },
    states: { title: 'Impôts d’État et locaux', hint: 'Cases 15 à 20, une ligne par État' },
  },
  questions: {
    year: { label: 'Année fiscale', hint: 'Les cases suivent le formulaire officiel de cette année.' },
    copies: {
      label: 'Copies',
      choices: {
        all: 'Toutes : copies 1, B, C et 2',
        employee: 'Pour le salarié : copies B, C et 2',
        state: 'Pour l’État : copie 1',
      },
    },
    'employer.ein': { label: 'Numéro d’employeur (EIN)', hint: 'Case b' },
    'employer.name': { label: 'Nom de l’employeur', hint: 'Case c' },
    'employer.street': { label: 'Adresse de l’employeur' },
    'employer.city': {
      label: 'Ville, État et code ZIP de l’employeur',
      hint: 'Par exemple San Francisco, CA 94102',
    },
    control: {
      label: 'Numéro de contrôle',
      hint: 'Case d, facultatif : un numéro de votre logiciel de paie',
    },
    'employee.ssn': { label: 'Numéro de sécurité sociale du salarié (SSN)', hint: 'Case a' },
    'employee.firstName': {
      label: 'Prénom et initiale du salarié',
      hint: 'Case e, comme sur la carte de sécurité sociale',
    },
    'employee.lastName': { label: 'Nom du salarié' },
    'employee.suffix': { label: 'Suffixe', hint: 'Par exemple Jr.' },
    'employee.street': { label: 'Adresse du salarié', hint: 'Case f' },
    'employee.city': { label: 'Ville, État et code ZIP du salarié' },
    wages: { label: 'Salaires, pourboires et autres rémunérations', hint: 'Case 1' },
    federalTax: { label: 'Impôt fédéral sur le revenu retenu', hint: 'Case 2' },
    socialSecurityWages: {
      label: 'Salaires soumis à la sécurité sociale',
      hint: 'Case 3, sans les pourboires',
    },
    socialSecurityTax: {
      label: 'Cotisation de sécurité sociale retenue',
      hint: 'Case 4 : 6,2 % des cases 3 et 7',
    },
    medicareWages: { label: 'Salaires et pourboires soumis à Medicare', hint: 'Case 5' },
    medicareTax: {
      label: 'Cotisation Medicare retenue',
      hint: 'Case 6 : 1,45 % de la case 5, et 0,9 % de ce qui dépasse 200 000 $',
    },
    socialSecurityTips: { label: 'Pourboires soumis à la sécurité sociale', hint: 'Case 7' },
    allocatedTips: { label: 'Pourboires attribués', hint: 'Case 8' },
    dependentCare: { label: 'Aides à la garde de personnes à charge', hint: 'Case 10' },
    nonqualifiedPlans: { label: 'Régimes non agréés (nonqualified plans)', hint: 'Case 11' },
    'box12a.code': { label: 'Case 12a : code' },
    'box12a.amount': { label: 'Case 12a : montant' },
    'box12b.code': { label: 'Case 12b : code' },
    'box12b.amount': { label: 'Case 12b : montant' },
    'box12c.code': { label: 'Case 12c : code' },
    'box12c.amount': { label: 'Case 12c : montant' },
    'box12d.code': { label: 'Case 12d : code' },
    'box12d.amount': { label: 'Case 12d : montant' },
    statutoryEmployee: { label: 'Salarié assimilé (statutory employee)', hint: 'Case 13' },
    retirementPlan: { label: 'Régime de retraite', hint: 'Case 13' },
    sickPay: { label: 'Indemnités maladie versées par un tiers', hint: 'Case 13' },
    other: {
      label: 'Autres',
      hint: 'Case 14, case 14a depuis 2026 : ce que le salarié doit savoir, avec le montant',
    },
    tippedOccupation: {
      label: 'Code de profession à pourboires (TTOC)',
      hint: 'Case 14b : trois chiffres, deux codes au plus',
    },
    ...stateWords(1, 'Premier État', 'Première localité'),
    ...stateWords(2, 'Second État', 'Seconde localité'),
  },
  rules: {
    'future-year': 'Cette année n’a pas encore commencé.',
    'wage-base':
      'Les cases 3 et 7 dépassent ensemble le plafond de la sécurité sociale de l’année, {base} $.',
    'social-security-tax': 'En général 6,2 % des cases 3 et 7 : {tax} $.',
    'medicare-tax': 'En général au moins 1,45 % de la case 5 : {tax} $.',
    'medicare-wages': 'La case 5 vaut en général au moins la somme des cases 3 et 7.',
    'tax-over-wages': 'L’impôt dépasse les salaires de la case 1.',
    'amount-without-code': 'Un montant de la case 12 demande un code.',
    'code-without-amount': 'Un code de la case 12 demande un montant.',
    'code-twice': 'Le code {code} figure dans deux cases. Additionnez les montants.',
    'code-year': 'Le formulaire de cette année n’a pas le code {code}.',
    'retirement-plan': 'Les codes D, E, F, H, S, AA et BB vont en général avec la case « Retirement plan ».',
    'tips-without-code': 'Le code TP va avec un code de profession dans la case 14b.',
    'state-name': 'Indiquez l’État de cette ligne.',
    'state-id': 'Les montants d’État vont avec votre numéro d’employeur dans cet État.',
    'state-wages': 'L’impôt d’État va avec les salaires de l’État.',
    locality: 'Les montants locaux vont avec le nom de la localité.',
    'first-state': 'Remplissez la première ligne avant la seconde.',
  },
} satisfies FormWords;

function stateWords(line: number, which: string, locality: string): Readonly<Record<string, QuestionWords>> {
  const state = `state${line}`;

  return {
    [`${state}.state`]: { label: which, hint: 'Case 15 : deux lettres, comme CA' },
    [`${state}.id`]: { label: `${which} : numéro d’employeur dans l’État`, hint: 'Case 15' },
    [`${state}.wages`]: { label: `${which} : salaires, pourboires, etc.`, hint: 'Case 16' },
    [`${state}.tax`]: { label: `${which} : impôt sur le revenu`, hint: 'Case 17' },
    [`${state}.localWages`]: { label: `${locality} : salaires, pourboires, etc.`, hint: 'Case 18' },
    [`${state}.localTax`]: { label: `${locality} : impôt sur le revenu`, hint: 'Case 19' },
    [`${state}.locality`]: { label: `${locality} : nom`, hint: 'Case 20' },
  };
}
