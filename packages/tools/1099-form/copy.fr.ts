import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Relevés de loyers, redevances et autres paiements pour les bénéficiaires et les États, un par un ou en nombre.',
  action: { one: 'Créer {count} relevé 1099-MISC', other: 'Créer {count} relevés 1099-MISC' },
  seo: {
    title: 'Remplir le formulaire 1099-MISC en ligne',
    description:
      'Créez les copies 1, B et 2 du formulaire 1099-MISC de 2021 à 2026, montants et numéros vérifiés, pour un bénéficiaire ou chaque ligne d’un CSV.',
  },
  howTo: [
    {
      title: 'Choisissez l’année',
      text: 'Les cases et leurs numéros suivent le formulaire officiel de l’année des paiements.',
    },
    {
      title: 'Saisissez payeur, bénéficiaire et montants',
      text: 'Reprenez le nom et le numéro du formulaire W-9 du bénéficiaire. Pour plusieurs bénéficiaires, utilisez un tableau CSV, une ligne chacun.',
    },
    {
      title: 'Téléchargez et remettez',
      text: 'Remettez les copies B et 2 au bénéficiaire et la copie 1 à l’État. Déposez la copie A auprès de l’IRS par voie électronique.',
    },
  ],
  faq: [
    {
      ask: 'Quelle est la date limite du 1099-MISC ?',
      answer:
        'Le bénéficiaire le reçoit au plus tard le 31 janvier ou le jour ouvré suivant : le 1er février 2027 pour les paiements de 2026. Avec un montant en case 8 ou 10, le 16 février 2027. L’IRS le reçoit au plus tard le 1er mars 2027 sur papier ou le 31 mars 2027 par voie électronique.',
    },
    {
      ask: 'Puis-je envoyer la copie A à l’IRS d’ici ?',
      answer:
        'Non. La copie A est lue par des machines ; imprimée à partir d’un PDF, elle peut entraîner une pénalité. Déposez-la sur le portail gratuit IRIS de l’IRS ou commandez le formulaire lisible par machine. À partir de 10 déclarations de tous types, la voie électronique est obligatoire.',
    },
    {
      ask: 'À partir de quel montant déclarer ?',
      answer:
        'À partir de 2 000 $ pour les paiements de 2026, et de 600 $ auparavant ; de 10 $ pour les redevances et les paiements substitués ; de 600 $ pour les avocats et le poisson. Tout paiement avec retenue de garantie est déclaré.',
    },
    {
      ask: 'Les honoraires de prestataires se déclarent-ils ici ?',
      answer:
        'Non. Les honoraires de services vont sur le formulaire 1099-NEC : c’est l’erreur la plus fréquente. Le bénéficiaire paie sur eux 15,3 % de cotisations d’indépendant : 12,4 % pour la sécurité sociale et 2,9 % pour Medicare.',
    },
    {
      ask: 'Est-ce le formulaire officiel ?',
      answer:
        'C’est un relevé de substitution : notre mise en page, avec les cases, titres et mentions que l’IRS exige dans sa publication 1179. L’IRS n’a aucune part dans Octavo, et ces pages ne remplacent pas un conseiller fiscal. L’IRS offre ses propres copies sur irs.gov.',
    },
    {
      ask: 'Comment en créer plusieurs à la fois ?',
      answer:
        'Avec Pro : un tableau CSV dont la première ligne porte les noms des questions, puis une ligne par bénéficiaire, 1 000 au plus. Chaque ligne est vérifiée, et les zéros supprimés par les tableurs sont rétablis. Vos saisies sont scellées par une clé détruite dès que les fichiers sont créés ; les fichiers sont supprimés {retention} plus tard.',
    },
  ],
  options: {
    values: { label: 'Fichier JSON de vos réponses par question', hint: '--fields liste les questions' },
    table: {
      label: 'Tableau CSV avec une ligne par bénéficiaire',
      hint: 'Sa première ligne porte les noms des questions ; les valeurs valent pour toutes les lignes',
    },
    flatten: {
      label: 'Intégrer les réponses aux pages',
      hint: 'Elles s’impriment et ne peuvent plus être modifiées',
    },
  },
} satisfies CopyOf<typeof options>;
