import type { FormWords } from '../form.ts';

export default {
  title: 'Formulaire W-9',
  lead: 'Remettez le formulaire à la personne ou à l’entreprise qui l’a demandé. Ne l’envoyez pas à l’IRS.',
  revisions: { '2024-03': 'Révision de mars 2024.' },
  notice:
    'Octavo n’est pas affilié à l’IRS. Ceci n’est pas un conseil fiscal. Le formulaire et ses instructions sont gratuits sur irs.gov.',
  groups: {
    payee: { title: 'Qui vous êtes' },
    classification: { title: 'Statut fiscal', hint: 'L’une des sept cases de la ligne 3a' },
    address: { title: 'Adresse' },
    number: {
      title: 'Numéro d’identification fiscale',
      hint: 'Il doit correspondre au nom de la ligne 1. Pas encore de numéro ? Laissez le champ vide, imprimez le formulaire et écrivez « Applied for ».',
    },
    requester: { title: 'Demandeur et numéros de compte', hint: 'Facultatif' },
  },
  questions: {
    name: {
      label: 'Nom de l’entité ou de la personne',
      hint: 'Comme sur votre déclaration. Pour un entrepreneur individuel ou une entité transparente, le nom du propriétaire.',
    },
    businessName: {
      label: 'Nom commercial ou nom de l’entité transparente',
      hint: 'Seulement s’il diffère du nom ci-dessus',
    },
    classification: {
      label: 'Statut fiscal fédéral',
      choices: {
        individual: 'Particulier ou entrepreneur individuel',
        'c-corporation': 'Société de type C',
        's-corporation': 'Société de type S',
        partnership: 'Société de personnes (partnership)',
        'trust-estate': 'Trust ou succession',
        llc: 'LLC non transparente',
        other: 'Autre',
      },
      hint: 'Une LLC transparente à propriétaire unique prend le statut de son propriétaire.',
    },
    llcClass: {
      label: 'Statut fiscal de la LLC',
      choices: {
        C: 'C : imposée comme société de type C',
        S: 'S : imposée comme société de type S',
        P: 'P : imposée comme société de personnes',
      },
    },
    otherClass: { label: 'Autre statut', hint: 'Tel que le nomment les instructions du formulaire' },
    foreignOwners: {
      label: 'Il y a des associés, propriétaires ou bénéficiaires étrangers',
      hint: 'Seulement si vous remettez le formulaire à une société de personnes, un trust ou une succession où vous détenez une participation',
    },
    exemptPayeeCode: {
      label: 'Code de bénéficiaire exempté',
      hint: 'Seulement pour les bénéficiaires exemptés de la retenue de garantie : codes 1 à 13 des instructions',
    },
    fatcaCode: {
      label: 'Code d’exemption de déclaration FATCA',
      hint: 'Seulement pour les comptes hors des États-Unis : codes A à M des instructions',
    },
    address: { label: 'Numéro, rue et appartement ou bureau' },
    cityStateZip: { label: 'Ville, État et code ZIP', hint: 'Par exemple San Francisco, CA 94102' },
    numberKind: {
      label: 'Type de numéro',
      choices: {
        ssn: 'Numéro de sécurité sociale (SSN)',
        itin: 'Numéro fiscal de particulier (ITIN)',
        ein: 'Numéro d’employeur (EIN)',
      },
      hint: 'Un seul numéro. Un entrepreneur individuel peut donner l’un ou l’autre ; l’IRS préfère le SSN.',
    },
    ssn: { label: 'Numéro de sécurité sociale (SSN)', instead: 'C’est un ITIN' },
    itin: {
      label: 'Numéro fiscal de particulier (ITIN)',
      hint: 'Il s’imprime dans les cases du numéro de sécurité sociale.',
    },
    ein: { label: 'Numéro d’identification d’employeur (EIN)' },
    requester: { label: 'Nom et adresse du demandeur', hint: 'La personne qui vous a demandé le formulaire' },
    accountNumbers: { label: 'Numéros de compte' },
  },
  rules: {
    'same-name': 'La ligne 2 répète la ligne 1. Laissez-la vide, sauf si le nom commercial diffère.',
    'entity-number':
      'Les sociétés, les partnerships et les LLC donnent en général un numéro d’employeur (EIN).',
    'individual-exempt':
      'Les particuliers, entrepreneurs individuels compris, ne sont en général pas exemptés de la retenue de garantie.',
    'individual-fatca': 'Les particuliers n’ont en général aucune exemption de déclaration FATCA.',
  },
} satisfies FormWords;
