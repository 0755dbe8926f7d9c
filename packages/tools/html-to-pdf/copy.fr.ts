import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Enregistrez en PDF une page web publique ou un fichier HTML, avec texte, liens et signets.',
  action: { one: 'Convertir {count} page', other: 'Convertir {count} pages' },
  seo: {
    title: 'HTML en PDF : une page web à partir de son adresse',
    description:
      'Collez l’adresse d’une page web ou déposez un fichier HTML : le PDF garde le texte, les liens, des signets et des balises. Feuilles ou page unique.',
  },
  howTo: [
    {
      title: 'Collez l’adresse',
      text: 'Saisissez-la ou collez-la, ou déposez des fichiers HTML. Vous pouvez en ajouter plusieurs.',
    },
    {
      title: 'Choisissez le papier',
      text: 'Des feuilles d’un format courant ou une longue page unique, avec une mise en page pour papier, ordinateur ou téléphone.',
    },
    {
      title: 'Convertissez et regardez',
      text: 'Nous ouvrons la page dans un navigateur, la parcourons jusqu’au bout et l’imprimons. Vérifiez le PDF, puis téléchargez-le.',
    },
  ],
  faq: [
    {
      ask: 'Quelles pages peut-on convertir ?',
      answer:
        'Les pages publiques en HTTP et HTTPS. Nous ouvrons la page sans être connectés : derrière un compte, un abonnement ou un captcha, vous obtenez ce que voit un visiteur non connecté, et certains sites bloquent les visites automatisées. Les adresses de réseaux privés sont refusées.',
    },
    {
      ask: 'Pourquoi le PDF diffère-t-il de mon écran ?',
      answer:
        'Une page peut prévoir une présentation pour l’impression ; elle est respectée, comme dans votre navigateur. Par défaut, la mise en page suit la largeur du papier et le texte garde sa taille ; la largeur d’ordinateur reprend la disposition d’un grand écran, en plus petit. Ce qui dépasse du papier est réduit plutôt que coupé, jusqu’au tiers environ de sa taille.',
    },
    {
      ask: 'Et les images chargées au défilement, et les bandeaux de cookies ?',
      answer:
        'La page est parcourue pendant huit secondes au plus, pour charger la plupart des images ; une page à défilement infini est coupée. Un bandeau de cookies qui recouvre la page est retiré. Pour les pages lentes, augmentez l’attente.',
    },
    {
      ask: 'Que devient un fichier HTML ?',
      answer:
        'Ses scripts s’exécutent, et les images et styles désignés par une adresse publique complète sont chargés. Les fichiers du même dossier n’en font pas partie : ces images et ces styles manquent, et le résultat indique combien.',
    },
    {
      ask: 'Quelle longueur peut atteindre la page unique ?',
      answer:
        'Jusqu’à 200 pouces (5,08 mètres) : les lecteurs de PDF ne sont pas tenus d’afficher des pages plus longues. Au-delà, la suite occupe d’autres pages de même longueur.',
    },
    {
      ask: 'Que conservez-vous ?',
      answer:
        'L’adresse et le résultat, chiffrés, pendant {retention} après l’ajout de la page. Le site voit une visite de notre serveur, pas de vous. Jusqu’à {filesPerTask} pages par traitement.',
    },
  ],
  options: {
    pageSize: {
      label: 'Format de page',
      choices: {
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'Letter (États-Unis)' },
        legal: { label: 'Legal (États-Unis)' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: { portrait: { label: 'Portrait' }, landscape: { label: 'Paysage' } },
    },
    margin: { label: 'Marge', hint: 'De 0 à 50 millimètres de chaque côté' },
    background: { label: 'Arrière-plans', hint: 'Imprimer les couleurs et images de fond' },
    width: {
      label: 'Mise en page pour',
      choices: {
        paper: { label: 'Papier', hint: 'À la largeur de la page ; le texte garde sa taille' },
        desktop: { label: 'Ordinateur', hint: '1 280 pixels de large' },
        phone: { label: 'Téléphone', hint: '390 pixels de large' },
      },
    },
    singlePage: {
      label: 'Une longue page unique',
      hint: 'Sans saut de page, à la largeur de la mise en page',
    },
    wait: {
      label: 'Attendre avant d’imprimer',
      hint: 'De 0 à 20 secondes, pour les pages lentes',
    },
  },
} satisfies CopyOf<typeof options>;
