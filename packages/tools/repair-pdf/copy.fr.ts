import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Reconstruisez un PDF qui ne s’ouvre plus, et voyez ce qui a été réparé.',
  action: { one: 'Réparer {count} fichier', other: 'Réparer {count} fichiers' },
  seo: {
    title: 'Réparer un PDF qui ne s’ouvre plus',
    description:
      'Reconstruisez un PDF endommagé à partir de ce qui reste lisible : index, liste des pages, données. Vous apprenez ce qui a été réparé avant de télécharger.',
  },
  howTo: [
    {
      title: 'Ajoutez le PDF endommagé',
      text: 'Déposez-le tel quel, même si aucun programme ne l’ouvre. Il n’y a rien à régler.',
    },
    {
      title: 'Lancez la reconstruction',
      text: 'Le fichier est parcouru du début à la fin pour retrouver tout ce qui se lit encore.',
    },
    {
      title: 'Lisez ce qui a été réparé',
      text: 'Voyez la liste des réparations et les pages, puis téléchargez le résultat.',
    },
  ],
  faq: [
    {
      ask: 'Quels dommages peuvent être réparés ?',
      answer:
        'Un index brisé, une liste de pages abîmée, des longueurs de données erronées, une fin manquante : les séquelles habituelles d’un téléchargement interrompu ou d’un programme défaillant.',
    },
    {
      ask: 'Que ne peut-on pas récupérer ?',
      answer:
        'Les données qui ne sont plus dans le fichier. Si un téléchargement s’est arrêté à mi-chemin, la seconde moitié manque et aucune réparation ne peut la rendre. Parcourez le résultat pour voir ce qui fait défaut.',
    },
    {
      ask: 'Et si mon fichier n’a rien ?',
      answer:
        'Vous apprenez alors qu’aucun dommage n’a été trouvé. Si un programme refuse encore le fichier, la cause est sans doute à chercher de son côté.',
    },
    {
      ask: 'Mon fichier endommagé est-il modifié ?',
      answer:
        'Non. Le document réparé est un nouveau fichier, et le vôtre reste tel quel sur votre appareil. Gardez-le tant que vous n’avez pas vérifié le résultat.',
    },
    {
      ask: 'Combien de fichiers puis-je réparer, et combien de temps sont-ils gardés ?',
      answer:
        'Jusqu’à {filesPerTask} fichiers, {taskSize} au total. Ils sont chiffrés sur nos serveurs et supprimés {retention} après l’envoi, avec les résultats.',
    },
  ],
  options: {},
} satisfies CopyOf<typeof options>;
