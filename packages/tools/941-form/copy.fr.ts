import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Saisissez salaires et versements ; taxes, totaux et solde sont calculés au cent près.',
  action: { one: 'Créer {count} déclaration', other: 'Créer {count} déclarations' },
  seo: {
    title: 'Remplir le formulaire 941 en ligne',
    description:
      'Complétez le formulaire 941 de l’IRS pour un trimestre de 2024 : lignes 5a à 15 additionnées au cent près, versements comparés à la ligne 12.',
  },
  howTo: [
    {
      title: 'Indiquez l’employeur et le trimestre',
      text: 'EIN, raison sociale et adresse, puis l’un des quatre trimestres de 2024.',
    },
    {
      title: 'Saisissez salaires, impôt retenu et versements',
      text: 'Les taxes des lignes 5a à 5d, les totaux et le solde apparaissent à côté de vos montants.',
    },
    {
      title: 'Vérifiez, imprimez et signez la page 2',
      text: 'Une déclaration sans signature en page 2 n’est pas valable. Le bordereau de la page 3 accompagne un chèque.',
    },
  ],
  faq: [
    {
      ask: 'Quand faut-il déposer le formulaire 941 ?',
      answer:
        'Au plus tard le dernier jour du mois qui suit le trimestre : 30 avril, 31 juillet, 31 octobre et 31 janvier, ou le jour ouvré suivant. L’IRS préfère la déclaration en ligne.',
    },
    {
      ask: 'Que sont les 15,3 % dont on parle ?',
      answer:
        'Le taux cumulé de Social Security (12,4 %) et de Medicare (2,9 %), que les indépendants paient en entier. Le formulaire 941 les sépare : × 0,124 aux lignes 5a et 5b, × 0,029 à la ligne 5c.',
    },
    {
      ask: 'Que mettre à la ligne 7 ?',
      answer:
        'Les quelques cents d’écart entre les taxes calculées et ce que vous avez retenu, puisque chaque bulletin est arrondi. Le montant peut être négatif.',
    },
    {
      ask: 'Quelle case de la ligne 16 est la mienne ?',
      answer:
        'La première si la ligne 12 de ce trimestre ou du précédent est inférieure à 2 500 $. Sinon, versements mensuels, dont les trois mois font la ligne 12, ou bihebdomadaires, avec l’annexe B.',
    },
    {
      ask: 'Puis-je déclarer une autre année ?',
      answer:
        'Non. C’est la révision de mars 2024, pour les trimestres de 2024. Les autres années ont leurs propres formulaires, gratuits sur irs.gov. Octavo n’est pas affilié à l’IRS, et ceci n’est pas un conseil fiscal.',
    },
    {
      ask: 'Les montants de mon entreprise sont-ils conservés ?',
      answer:
        'Pas au-delà du traitement. Ils sont scellés par une clé détruite dès que la déclaration est créée, et le PDF est supprimé {retention} plus tard.',
    },
  ],
  options: {
    values: { label: 'Fichier JSON de vos montants par ligne', hint: '--fields liste toutes les lignes' },
    revision: { label: 'Révision', hint: 'Par exemple 2024-03 ; la plus récente si vide' },
    flatten: { label: 'Intégrer les montants aux pages', hint: 'Pour l’impression et les archives' },
  },
} satisfies CopyOf<typeof options>;
