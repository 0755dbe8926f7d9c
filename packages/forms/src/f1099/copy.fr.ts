import type { FormWords } from '../form.ts';
import { dateInWords } from '../information-returns/date-in-words.ts';
import { dueDates1099 } from '../information-returns/due-dates.ts';

/** Due dates of the statements that are made next. */
const due = dueDates1099(2026);
const words = (date: string) => dateInWords(date, 'fr');

export default {
  title: 'Formulaire 1099-MISC',
  lead: 'Relevés pour le bénéficiaire et l’État : copies 1, B et 2, de l’année que vous choisissez.',
  notice:
    'Octavo n’est pas affilié à l’IRS. Ceci n’est pas un conseil fiscal. Le formulaire et ses instructions sont gratuits sur irs.gov. La copie A s’envoie à l’IRS par voie électronique ou sur le formulaire officiel lisible par machine ; imprimée à partir d’un PDF, elle peut entraîner une pénalité. Les honoraires de prestataires vont sur le formulaire 1099-NEC.',
  groups: {
    statement: {
      title: 'Année',
      hint: `Les relevés de 2026 sont dus aux bénéficiaires le ${words(due.recipient)}, avec un montant en case 8 ou 10 le ${words(due.recipientWithBrokerOrAttorney)}, et à l’IRS le ${words(due.irsOnPaper)} sur papier ou le ${words(due.irsElectronically)} par voie électronique.`,
    },
    payer: { title: 'Payeur', hint: 'La personne ou l’entreprise qui a payé' },
    recipient: { title: 'Bénéficiaire', hint: 'Comme sur le formulaire W-9 du bénéficiaire' },
    amounts: {
      title: 'Paiements et impôt retenu',
      hint: 'En dollars et cents ; laissez vides les autres cases',
    },
    states: { title: 'Informations pour l’État', hint: 'Facultatif, une ligne par État' },
  },
  questions: {
    year: {
      label: 'Année civile des paiements',
      hint: 'Les cases suivent le formulaire officiel de cette année.',
    },
    copies: {
      label: 'Copies',
      choices: {
        all: 'Toutes : copies 1, B et 2',
        recipient: 'Pour le bénéficiaire : copies B et 2',
        state: 'Pour l’État : copie 1',
      },
    },
    corrected: { label: 'Ce relevé en corrige un précédent' },
    'payer.name': { label: 'Nom du payeur' },
    'payer.street': { label: 'Adresse du payeur' },
    'payer.city': { label: 'Ville, État et code ZIP du payeur', hint: 'Avec le pays hors des États-Unis' },
    'payer.phone': { label: 'Téléphone du payeur', hint: 'Pour les questions du bénéficiaire sur le relevé' },
    'payer.tin': { label: 'Numéro fiscal du payeur', hint: 'Un numéro d’employeur s’écrit 12-3456789' },
    'recipient.tin': {
      label: 'Numéro fiscal du bénéficiaire',
      hint: 'Numéro de sécurité sociale 123-45-6789, ITIN ou numéro d’employeur 12-3456789',
    },
    'recipient.name': { label: 'Nom du bénéficiaire' },
    'recipient.street': { label: 'Adresse du bénéficiaire', hint: 'Avec l’appartement' },
    'recipient.city': { label: 'Ville, État et code ZIP du bénéficiaire' },
    account: { label: 'Numéro de compte', hint: 'Nécessaire si un bénéficiaire reçoit plusieurs relevés' },
    rents: { label: 'Loyers', hint: 'Case 1' },
    royalties: { label: 'Redevances', hint: 'Case 2, à partir de 10 $' },
    otherIncome: { label: 'Autres revenus', hint: 'Case 3 : prix, récompenses et autres paiements' },
    cashTips: { label: 'Pourboires en espèces compris dans la case 3', hint: 'Case 13a' },
    tippedOccupation: { label: 'Code de profession à pourboires (TTOC)', hint: 'Case 13b : trois chiffres' },
    overtime: { label: 'Heures supplémentaires éligibles comprises dans la case 3', hint: 'Case 14' },
    federalTax: { label: 'Impôt fédéral sur le revenu retenu', hint: 'Case 4 : retenue de garantie' },
    fishingBoat: { label: 'Produit d’un bateau de pêche', hint: 'Case 5' },
    medical: { label: 'Paiements médicaux et de santé', hint: 'Case 6, y compris aux sociétés' },
    directSales: {
      label: 'Ventes directes d’au moins 5 000 $ de produits destinés à la revente',
      hint: 'Case 7',
    },
    substitutePayments: {
      label: 'Paiements substitués à des dividendes ou intérêts',
      hint: 'Case 8, à partir de 10 $',
    },
    cropInsurance: { label: 'Indemnités d’assurance récolte', hint: 'Case 9' },
    attorney: {
      label: 'Produit brut versé à un avocat',
      hint: 'Case 10 : règlements de litiges ; les honoraires pour vos affaires vont sur le formulaire 1099-NEC',
    },
    fish: { label: 'Poisson acheté pour la revente', hint: 'Case 11 : paiements en espèces' },
    deferrals: { label: 'Différés de la section 409A', hint: 'Case 12, facultatif' },
    fatca: {
      label: 'Obligation de déclaration FATCA',
      hint: 'Pour les comptes déclarés au titre du chapitre 4',
    },
    goldenParachute: {
      label: 'Indemnités de départ excédentaires (golden parachute)',
      hint: 'Case 14, case 13 en 2021 ; depuis avril 2025 sur le formulaire 1099-NEC',
    },
    nonqualified: { label: 'Rémunération différée non agréée', hint: 'Case 15, case 14 en 2021' },
    'state1.tax': { label: 'Premier État : impôt retenu', hint: 'Case 16, case 15 en 2021' },
    'state1.number': {
      label: 'Premier État et votre numéro dans cet État',
      hint: 'Case 17, case 16 en 2021 : CA 123-4567-8',
    },
    'state1.income': { label: 'Premier État : revenu', hint: 'Case 18, case 17 en 2021' },
    'state2.tax': { label: 'Second État : impôt retenu' },
    'state2.number': { label: 'Second État et votre numéro dans cet État' },
    'state2.income': { label: 'Second État : revenu' },
  },
  rules: {
    'future-year': 'Cette année n’a pas encore commencé.',
    'bare-number':
      'Neuf chiffres sans tiret s’impriment comme un numéro de sécurité sociale. Écrivez un numéro d’employeur sous la forme 12-3456789.',
    'same-number': 'Le payeur et le bénéficiaire ont le même numéro.',
    'tax-over-income': 'L’impôt retenu dépasse les paiements, dont le total est de {income} $.',
    'below-threshold':
      'Aucun montant n’atteint le seuil de déclaration : {amount} $ pour la plupart des cases de cette année, 10 $ pour les redevances et les paiements substitués.',
    'parts-over-other':
      'La case 3 comprend les pourboires et les heures supplémentaires ; elle ne peut être inférieure.',
    'tips-without-code': 'Les pourboires vont avec le code de la profession.',
    'state-number': 'Les montants d’État vont avec l’État et votre numéro dans cet État.',
    'state-amount': 'Un numéro d’État va avec l’impôt ou le revenu de l’État.',
    'first-state': 'Remplissez la première ligne avant la seconde.',
  },
} satisfies FormWords;
