import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Relevés de salaires et d’impôts pour les salariés et les États, calculs vérifiés, un par un ou en nombre.',
  action: { one: 'Créer {count} relevé W-2', other: 'Créer {count} relevés W-2' },
  seo: {
    title: 'Remplir le formulaire W-2 en ligne',
    description:
      'Créez les copies 1, B, C et 2 du formulaire W-2 de 2021 à 2026, cotisations vérifiées, pour un salarié ou pour chaque ligne d’un tableau CSV.',
  },
  howTo: [
    {
      title: 'Choisissez l’année',
      text: 'Les cases, le plafond et les codes de la case 12 suivent le formulaire officiel de l’année fiscale.',
    },
    {
      title: 'Saisissez employeur, salarié et salaires',
      text: 'Les impôts qui ne correspondent pas aux salaires sont signalés. Toute une paie peut venir d’un fichier CSV.',
    },
    {
      title: 'Téléchargez et remettez',
      text: 'Le salarié garde la copie C et joint les copies B et 2 à ses déclarations ; la copie 1 va au fisc de l’État.',
    },
  ],
  faq: [
    {
      ask: 'Quelle est la date limite du W-2 ?',
      answer:
        'Remettez-le au salarié et déposez-le auprès de la Social Security Administration avant la fin de janvier ; si c’est un week-end, le lundi suivant. Pour les salaires de 2026, ce jour est le 1er février 2027.',
    },
    {
      ask: 'Puis-je envoyer la copie A d’ici ?',
      answer:
        'La copie A ne figure pas parmi les pages. L’employeur la dépose gratuitement sur Business Services Online, le service de la Social Security Administration, ou sur les formulaires rouges que l’IRS envoie par la poste. Qui dépose au moins 10 relevés par an, W-2 et 1099 ensemble, doit le faire en ligne.',
    },
    {
      ask: 'Pourquoi la case 4 ne correspond-elle pas à la case 3 ?',
      answer:
        'La case 4 vaut 6,2 % des cases 3 et 7, jusqu’au plafond de l’année, à un cent près par période de paie. Les salaires au-delà du plafond figurent seulement dans les cases 1 et 5. La plupart des W-2 erronés le sont ici.',
    },
    {
      ask: 'Les prestataires reçoivent-ils un W-2 ?',
      answer:
        'Ils reçoivent un 1099-NEC et paient eux-mêmes les deux moitiés de la sécurité sociale et de Medicare, 15,3 % en tout. Un employeur retient une moitié, 7,65 %, sur le salaire et paie l’autre.',
    },
    {
      ask: 'Est-ce le formulaire officiel ?',
      answer:
        'Non : la mise en page est la nôtre et suit la publication 1141, les règles des W-2 que les employeurs impriment eux-mêmes. Ni l’IRS ni la Social Security Administration ne sont derrière Octavo, et un conseiller fiscal connaît mieux votre cas. L’original est gratuit sur irs.gov.',
    },
    {
      ask: 'Comment en créer plusieurs à la fois ?',
      answer:
        'Pro lit un fichier CSV d’un salarié par ligne ; les colonnes portent les noms de questions du modèle. Une paie de 1 000 personnes au plus est vérifiée ligne par ligne avant toute création. Vos saisies deviennent illisibles dès la fin du traitement, et les W-2 sont supprimés {retention} plus tard.',
    },
  ],
  options: {
    values: { label: 'Fichier JSON de vos réponses par question', hint: '--fields liste les questions' },
    table: {
      label: 'Tableau CSV des salariés, un par ligne',
      hint: 'Sa première ligne porte les noms des questions ; les valeurs valent pour toutes les lignes',
    },
    flatten: {
      label: 'Intégrer les réponses aux pages',
      hint: 'Elles s’impriment et ne peuvent plus être modifiées',
    },
  },
} satisfies CopyOf<typeof options>;
