import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Relevés de salaires et d’impôts pour les salariés et les États, calculs vérifiés, un par un ou en nombre.',
  action: { one: 'Créer le W-2 {count}', other: 'Créer {count} relevés W-2' },
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
      text: 'Les impôts qui ne correspondent pas aux salaires sont signalés. Pour plusieurs salariés, utilisez un tableau CSV, une ligne chacun.',
    },
    {
      title: 'Téléchargez et remettez',
      text: 'Remettez les copies B, C et 2 au salarié et la copie 1 à l’État. Déposez la copie A auprès de la Social Security Administration.',
    },
  ],
  faq: [
    {
      ask: 'Quelle est la date limite du W-2 ?',
      answer:
        'Le salarié et la Social Security Administration le reçoivent au plus tard le 31 janvier ou le jour ouvré suivant : le 1 février 2027 pour l’année fiscale 2026.',
    },
    {
      ask: 'Puis-je envoyer la copie A d’ici ?',
      answer:
        'Non. La copie A s’envoie à la Social Security Administration par voie électronique, gratuitement par Business Services Online, ou sur le formulaire rouge officiel ; imprimée à partir d’un PDF, elle peut entraîner une pénalité. À partir de 10 déclarations de tous types, la voie électronique est obligatoire.',
    },
    {
      ask: 'Pourquoi la case 4 ne correspond-elle pas à la case 3 ?',
      answer:
        'La case 4 vaut 6,2 % des cases 3 et 7, jusqu’au plafond de l’année, à un cent près par période de paie. Les salaires au-delà du plafond figurent seulement dans les cases 1 et 5. C’est l’erreur la plus fréquente.',
    },
    {
      ask: 'Les prestataires reçoivent-ils un W-2 ?',
      answer:
        'Non. Les prestataires reçoivent le formulaire 1099-NEC. Ils paient eux-mêmes 15,3 % de cotisations d’indépendant : 12,4 % pour la sécurité sociale et 2,9 % pour Medicare. Pour un salarié, chaque partie en paie la moitié.',
    },
    {
      ask: 'Est-ce le formulaire officiel ?',
      answer:
        'C’est un relevé de substitution : notre mise en page, avec les cases, titres et mentions que l’IRS exige dans sa publication 1141. Octavo n’est pas affilié à l’IRS ni à la Social Security Administration, et rien ici n’est un conseil fiscal. Le formulaire officiel est gratuit sur irs.gov.',
    },
    {
      ask: 'Comment en créer plusieurs à la fois ?',
      answer:
        'Avec Pro : un tableau CSV dont la première ligne porte les noms des questions, puis une ligne par salarié, 1 000 au plus. Chaque ligne est vérifiée, et les zéros supprimés par les tableurs sont rétablis. Vos saisies sont scellées par une clé détruite dès que les fichiers sont créés ; les fichiers sont supprimés {retention} plus tard.',
    },
  ],
  options: {
    values: { label: 'Fichier JSON de vos réponses par question', hint: '--fields liste les questions' },
    table: {
      label: 'Tableau CSV avec une ligne par salarié',
      hint: 'Sa première ligne porte les noms des questions ; les valeurs valent pour toutes les lignes',
    },
    flatten: {
      label: 'Intégrer les réponses aux pages',
      hint: 'Elles s’impriment et ne peuvent plus être modifiées',
    },
  },
} satisfies CopyOf<typeof options>;
