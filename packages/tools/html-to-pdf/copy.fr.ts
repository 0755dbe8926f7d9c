import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Gardez en PDF une page web publique ou un fichier HTML, avec texte, liens et signets.',
  action: { one: 'Convertir {count} page', other: 'Convertir {count} pages' },
  seo: {
    title: 'HTML en PDF : une page web à partir de son adresse',
    description:
      'Collez l’adresse d’une page web ou déposez un fichier HTML : le PDF garde le texte, les liens, des signets et des balises. Feuilles ou page unique.',
  },
  howTo: [
    {
      title: 'Donnez l’adresse',
      text: 'Collez-la avec son http:// ou https:// puis ajoutez-la, ou déposez des fichiers HTML. Plusieurs à la fois si vous voulez.',
    },
    {
      title: 'Choisissez le papier',
      text: 'Des feuilles d’un format courant ou une longue page unique, composées pour le papier, un ordinateur ou un téléphone.',
    },
    {
      title: 'Convertissez et regardez',
      text: 'La page est ouverte dans notre propre navigateur, parcourue jusqu’au bout puis imprimée. Vérifiez, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Quelles pages peut-on convertir ?',
      answer:
        'Les pages publiques en HTTP et HTTPS. Nous les visitons en simples passants : derrière un compte, un abonnement ou un captcha, vous obtenez ce que voit un inconnu, et certains sites ferment la porte aux visiteurs automatiques. Les adresses de réseaux privés sont refusées.',
    },
    {
      ask: 'Pourquoi le PDF diffère-t-il de mon écran ?',
      answer:
        'Une page peut prévoir une présentation pour l’impression ; elle est respectée, comme dans votre navigateur. Par défaut, la page se compose à la largeur du papier et le texte garde sa taille ; la largeur d’ordinateur reprend la disposition d’un grand écran, en plus petit. Ce qui dépasse du papier est réduit plutôt que coupé, jusqu’au tiers environ de sa taille.',
    },
    {
      ask: 'Et les images chargées au défilement, et les bandeaux de cookies ?',
      answer:
        'La page est parcourue pendant huit secondes au plus, ce qui fait venir la plupart des images tardives ; une page sans fin est coupée. Le bandeau de cookies qui recouvre la page est écarté. Pour ce qui tarde, laissez-lui quelques secondes de plus.',
    },
    {
      ask: 'Que devient le fichier HTML que j’envoie ?',
      answer:
        'Ses scripts s’exécutent, et les images et styles désignés par une adresse publique complète sont chargés. Ce qui se trouvait à côté de lui dans un dossier n’en fait pas partie : ces éléments manquent, et le résultat indique combien.',
    },
    {
      ask: 'Quelle longueur peut atteindre la page unique ?',
      answer:
        'Jusqu’à 200 pouces, soit 5,08 mètres : aucun lecteur de PDF n’est tenu d’en montrer davantage. Une page plus longue se poursuit sur d’autres de même longueur.',
    },
    {
      ask: 'Qu’est-ce qui est conservé ?',
      answer:
        'L’adresse et le résultat, chiffrés, pendant {retention} à compter de votre envoi. Le site voit la visite de notre serveur, non la vôtre. Un traitement accepte jusqu’à {filesPerTask} pages.',
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
      label: 'Composée pour',
      choices: {
        paper: { label: 'Le papier', hint: 'À la largeur de la page ; le texte garde sa taille' },
        desktop: { label: 'Un ordinateur', hint: '1 280 pixels de large' },
        phone: { label: 'Un téléphone', hint: '390 pixels de large' },
      },
    },
    singlePage: { label: 'Une longue page unique', hint: 'Sans coupure, à la largeur de la composition' },
    wait: {
      label: 'Attendre avant d’imprimer',
      hint: 'De 0 à 20 secondes, pour ce qui s’affiche tard',
    },
  },
} satisfies CopyOf<typeof options>;
