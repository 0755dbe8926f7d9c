import type { ChatPageCopy } from './chat-page.ts';

export const french: ChatPageCopy = {
  subtitle: 'Interrogez un PDF. Chaque réponse montre les mots dont elle vient, sur leur page.',
  seo: {
    title: 'Interroger un PDF : réponses avec page et citation',
    description:
      'Interrogez un PDF et obtenez des réponses qui le citent. Un clic montre les mots sur leur page. Rien n’est inventé. Supprimé après {retention}.',
  },
  trust: 'Répond uniquement d’après le document, et montre le passage.',
  left: { one: '{count} document restant', other: '{count} documents restants' },
  plans: 'Voir les formules',
  recent: 'Vos conversations',
  recentNote: 'Chacune est supprimée {retention} après son envoi.',
  recentNoteOnDesktop: 'Elles sont supprimées à la fermeture de la fenêtre.',
  without:
    'Sans JavaScript, l’envoi ne peut pas démarrer ici. Activez-le, ou utilisez la ligne de commande ou l’API.',
  howTo: [
    {
      title: 'Déposez votre PDF',
      text: 'Jusqu’à {files} fichiers par conversation. Les scans passent d’abord par l’OCR. Une question posée entre-temps reçoit sa réponse dès qu’un fichier est lu.',
    },
    {
      title: 'Posez votre question',
      text: 'Avec vos mots, ou sur un passage sélectionné dans la page. Les questions suggérées montrent ce à quoi le document répond.',
    },
    {
      title: 'Vérifiez la source',
      text: 'Chaque réponse porte des numéros. Suivez-les jusqu’à la page, où les mots cités sont marqués. Tout s’exporte avec les pages.',
    },
  ],
  faq: [
    {
      ask: 'D’où viennent les réponses ?',
      answer:
        'De votre document, et de lui seul. Avant l’affichage, chaque citation est relue sur sa page, lettre par lettre ; celle qui n’y figure pas est écartée.',
    },
    {
      ask: 'Que se passe-t-il si le document ne le dit pas ?',
      answer:
        'La réponse l’indique, avec les mots qui n’y figurent nulle part et les passages les plus proches. Rien n’est inventé à la place.',
    },
    {
      isAboutService: true,
      ask: 'Mon document est-il envoyé à un fournisseur d’IA ?',
      answer:
        'La page vous le dit avant votre première question : ou bien ce serveur répond seul, ou bien un modèle d’IA, chez un hôte nommé. Dans ce cas seulement, votre question et quelques passages y sont envoyés.',
    },
    {
      isAboutService: true,
      ask: 'Combien de temps mes questions sont-elles gardées ?',
      answer:
        'Documents, questions et réponses sont chiffrés et supprimés {retention} après l’envoi, ou aussitôt si vous supprimez la conversation.',
    },
    {
      ask: 'Les scans, les tableaux et les autres langues sont-ils pris en charge ?',
      answer:
        'Oui. Les scans passent d’abord par l’OCR, et les tableaux s’interrogent par ligne et colonne. Les questions en français et en anglais fonctionnent le mieux. Les pages illisibles ne sont jamais citées.',
    },
    {
      isAboutService: true,
      ask: 'Combien de questions puis-je poser ?',
      answer:
        '{documents} documents et {questions} questions sont gratuits ; la formule IA PDF et Pro n’ont pas de limite. Les questions qui échouent ou que vous arrêtez avant le premier mot ne comptent pas.',
    },
  ],
};
