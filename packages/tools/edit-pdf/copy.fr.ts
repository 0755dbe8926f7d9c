import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Changez le texte dans sa police, déplacez les images, remplissez, réorganisez. Rien d’autre ne bouge.',
  action: { one: 'Enregistrer {count} modification', other: 'Enregistrer {count} modifications' },
  seo: {
    title: 'Modifier un PDF en ligne : texte, images, formulaires, pages',
    description:
      'Modifiez un PDF dans le navigateur : corrigez le texte dans sa police, remplacez des images, remplissez des formulaires, réorganisez les pages.',
  },
  howTo: [
    {
      title: 'Ouvrez votre PDF',
      text: 'Déposez un fichier ; ses pages apparaissent telles qu’elles seront imprimées.',
    },
    {
      title: 'Changez ce que vous voulez',
      text: 'Ouvrez un paragraphe et écrivez, ou choisissez un outil. Tout peut être annulé.',
    },
    {
      title: 'Appliquez et téléchargez',
      text: 'Vérifiez vos modifications dans la liste, page par page, puis appliquez-les et récupérez le nouveau fichier.',
    },
  ],
  faq: [
    {
      ask: 'Le texte garde-t-il sa police ?',
      answer:
        'Oui, dans la mesure où le fichier le permet. Vos mots sont composés dans la police du paragraphe si elle contient les lettres ; avant d’appliquer quoi que ce soit, l’éditeur indique les mots qui demandent une autre police. Le paragraphe reçoit de nouveaux retours à la ligne, et le reste de la page ne bouge pas.',
    },
    {
      ask: 'Puis-je remplacer un mot partout ?',
      answer:
        'Oui. La fonction Rechercher et remplacer montre chaque occurrence avec les mots qui l’entourent, et vous choisissez celles à changer.',
    },
    {
      ask: 'Puis-je modifier un document numérisé ?',
      answer:
        'Une page numérisée est une image de texte. Vous pouvez y écrire, en couvrir des parties et la remplir ; pour chercher et copier son texte, lancez d’abord l’OCR.',
    },
    {
      ask: 'Que devient un document signé ?',
      answer:
        'Chaque signature reste valide tant que son auteur autorise ce que vous faites : les changements suivent la partie signée du fichier. Les outils qu’une certification interdit sont désactivés, avec le motif.',
    },
    {
      ask: 'Un texte supprimé disparaît-il du fichier ?',
      answer:
        'Il n’est plus affiché, mais on peut retrouver l’état précédent dans le fichier. Pour retirer quelque chose définitivement, utilisez Caviarder un PDF.',
    },
    {
      ask: 'Quelle taille un fichier peut-il avoir, et combien de temps est-il gardé ?',
      answer:
        'Jusqu’à {taskSize} par traitement. Il est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat.',
    },
  ],
  options: {
    edits: {
      label: 'Modifications',
      hint: 'Liste de modifications en JSON. En ligne de commande, le chemin d’un fichier JSON',
    },
    replace: {
      label: 'Texte à remplacer',
      hint: 'Texte et remplacement, par exemple ancien=>nouveau. Toutes les occurrences sont remplacées. Peut être répété',
    },
    page: {
      label: 'Pages où remplacer des textes',
      hint: 'Par exemple 3 ou 1-3,8. Toutes les pages si le champ est vide',
    },
    matchCase: { label: 'Respecter les majuscules', hint: 'Pour les textes à remplacer' },
    wholeWords: { label: 'Mots entiers seulement', hint: 'Pour les textes à remplacer' },
    highlight: {
      label: 'Texte à surligner',
      hint: 'Toutes les occurrences sont surlignées. Peut être répété',
    },
    note: {
      label: 'Note à ajouter',
      hint: 'Page et texte, par exemple « 3: À vérifier ». Peut être répété',
    },
    exportValues: {
      label: 'Enregistrer aussi les valeurs du formulaire dans un fichier',
      choices: {
        json: { label: 'JSON, pour les programmes' },
        fdf: { label: 'FDF, pour d’autres logiciels PDF' },
        csv: { label: 'CSV, pour les tableurs' },
      },
    },
    values: {
      label: 'Valeurs à saisir',
      hint: 'Un fichier JSON, FDF ou CSV avec les noms et les valeurs des champs du formulaire',
    },
    flatten: {
      label: 'Aplatir le résultat',
      hint: 'Les annotations, les champs et les calques deviennent une partie des pages',
    },
    asset: {
      label: 'Fichier utilisé par les modifications',
      hint: 'Une image, un fichier à joindre ou un PDF dont insérer des pages. Les modifications le désignent par son nom',
    },
  },
} satisfies CopyOf<typeof options, 'asset' | 'values'>;
