import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convertissez classeurs et tableaux CSV en PDF sans découper les plus larges en bandes.',
  action: { one: 'Convertir {count} classeur', other: 'Convertir {count} classeurs' },
  seo: {
    title: 'Excel en PDF : les feuilles restent lisibles',
    description:
      'Convertissez XLS, XLSX, ODS et CSV en PDF. Les tableaux larges tiennent sur une page tant qu’ils restent lisibles. Feuilles et papier au choix.',
  },
  howTo: [
    {
      title: 'Ajoutez vos classeurs',
      text: 'Déposez-en un ou plusieurs sur la page, y compris des CSV, quels que soient leur encodage et leur séparateur.',
    },
    {
      title: 'Choisissez feuilles et papier',
      text: 'Prenez toutes les feuilles ou certaines, puis réglez l’échelle, le sens du papier et le quadrillage.',
    },
    {
      title: 'Convertissez et contrôlez',
      text: 'Feuilletez les pages, regardez les feuilles les plus larges, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Que deviennent les tableaux plus larges que la page ?',
      answer:
        'Si le fichier a ses propres réglages d’impression, ils sont suivis. Sinon, la page passe en paysage et la feuille est réduite à une page de large, jamais à moins de la moitié de sa taille. Une feuille encore trop large occupe aussi peu de pages côte à côte que possible, avec sa première colonne répétée, et vous en êtes averti ; un titre fusionné sur plusieurs colonnes peut alors être coupé au bord d’une page. Les lignes de titres sont répétées quand le classeur le demande.',
    },
    {
      ask: 'Quelles feuilles sont converties ?',
      answer:
        'Toutes celles qui ont un contenu et ne sont pas masquées, sauf si vous en indiquez d’autres : les numéros comptent les feuilles visibles à partir de 1, les noms peuvent aussi désigner des feuilles masquées.',
    },
    {
      ask: 'Comment les fichiers CSV sont-ils lus ?',
      answer:
        'Encodage et séparateur sont détectés, et vous êtes averti si l’encodage a dû être deviné. Chaque champ reste tel qu’il est écrit : rien ne devient une date ou une formule, et les zéros initiaux sont conservés. Des lignes séparent les cellules, et une ligne de titres est répétée sur chaque page.',
    },
    {
      ask: 'Les formules sont-elles recalculées ?',
      answer:
        'En règle générale, non : vous voyez les résultats enregistrés avec le fichier. Aucune macro n’est exécutée, et les données liées à d’autres fichiers ou au web ne sont pas chargées.',
    },
    {
      ask: 'Graphiques et couleurs restent-ils les mêmes ?',
      answer:
        'Les couleurs, bordures, mises en forme conditionnelles, images et la plupart des graphiques, oui. La conversion utilise LibreOffice : certains types récents de graphiques d’Excel changent d’aspect ou manquent. Les tableaux croisés montrent leur dernier état enregistré.',
    },
    {
      ask: 'Combien de fichiers puis-je ajouter, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total ; un mot de passe est demandé s’il en faut un. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {
    password: { label: 'Mot de passe', hint: 'Pour les classeurs protégés par mot de passe' },
    sheets: { label: 'Feuilles', hint: 'Numéros ou noms, par exemple 1,3. Laissez vide pour toutes.' },
    fit: {
      label: 'Échelle',
      choices: {
        auto: { label: 'Automatique', hint: 'Ajuster à la largeur si cela reste lisible' },
        width: { label: 'Une page de large', hint: 'Toujours ajuster à la largeur' },
        sheet: { label: 'Une page par feuille', hint: 'Au format de la feuille' },
        file: { label: 'Celle du fichier' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: {
        auto: { label: 'Automatique', hint: 'Les feuilles larges passent en paysage' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Paysage' },
      },
    },
    pageSize: {
      label: 'Papier',
      choices: {
        file: { label: 'Celui du fichier' },
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'Letter (États-Unis)' },
        legal: { label: 'Legal (États-Unis)' },
      },
    },
    gridlines: { label: 'Quadrillage', hint: 'Trace de fines lignes entre toutes les cellules' },
  },
} satisfies CopyOf<typeof options>;
