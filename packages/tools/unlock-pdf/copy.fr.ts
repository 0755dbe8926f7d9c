import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Retirez un mot de passe que vous connaissez, ou les restrictions d’impression, de copie et de modification.',
  action: { one: 'Déverrouiller {count} fichier', other: 'Déverrouiller {count} fichiers' },
  seo: {
    title: 'Déverrouiller un PDF : mot de passe, restrictions',
    description:
      'Retirez le mot de passe d’un PDF que vous pouvez ouvrir, ou les restrictions d’un fichier qui vous appartient. Aucun mot de passe n’est deviné.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez le fichier verrouillé, ou plusieurs qui s’ouvrent avec le même mot de passe.',
    },
    {
      title: 'Saisissez le mot de passe',
      text: 'Il n’est nécessaire que si le fichier en demande un à l’ouverture. Confirmez que vous avez le droit de le déverrouiller.',
    },
    {
      title: 'Déverrouillez et vérifiez',
      text: 'Le nouveau fichier s’ouvre librement : parcourez-le, puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Pouvez-vous ouvrir un fichier dont j’ai oublié le mot de passe ?',
      answer:
        'Non. Son contenu est chiffré et ne se lit qu’avec le mot de passe, et nous n’en essayons pas au hasard.',
    },
    {
      ask: 'Que peut-on retirer sans mot de passe ?',
      answer:
        'Les restrictions d’un fichier qui s’ouvre librement mais interdit l’impression, la copie ou la modification. Elles ne vous cachent pas son contenu.',
    },
    {
      ask: 'Ai-je le droit de déverrouiller un fichier ?',
      answer:
        'Oui s’il est à vous ou si son propriétaire est d’accord. Les lois varient d’un pays à l’autre : nous vous demandons donc de confirmer que vous en avez le droit.',
    },
    {
      ask: 'Que se passe-t-il si le mot de passe est faux ?',
      answer: 'Vous en êtes averti et pouvez réessayer aussitôt, sans ajouter le fichier une seconde fois.',
    },
    {
      ask: 'Autre chose change-t-il dans le fichier ?',
      answer:
        'Non, les pages et leur contenu restent les mêmes. Une signature numérique ne reste pas valide, car le fichier doit être réécrit sans chiffrement.',
    },
    {
      ask: 'Que deviennent mon fichier et mon mot de passe ?',
      answer:
        'Le fichier est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat. Le mot de passe est gardé chiffré pendant l’attente et le traitement, puis supprimé.',
    },
  ],
  options: {
    password: { label: 'Mot de passe', hint: 'Inutile si le fichier s’ouvre librement' },
  },
} satisfies CopyOf<typeof options>;
