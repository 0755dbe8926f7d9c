import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Chiffrez un PDF avec un mot de passe et décidez de ce que ses lecteurs peuvent en faire.',
  action: { one: 'Protéger {count} fichier', other: 'Protéger {count} fichiers' },
  seo: {
    title: 'Protéger un PDF par mot de passe (AES-256)',
    description:
      'Chiffrez vos PDF en AES-256 pour qu’ils ne s’ouvrent qu’avec votre mot de passe, et choisissez si l’on peut les imprimer, les copier ou les modifier.',
  },
  howTo: [
    {
      title: 'Ajoutez vos PDF',
      text: 'Déposez un fichier, ou plusieurs qui partageront le même mot de passe.',
    },
    {
      title: 'Choisissez le mot de passe',
      text: 'Choisissez-le long et réservé à cet usage. Vous pouvez aussi limiter l’impression, la copie et la modification.',
    },
    {
      title: 'Protégez et téléchargez',
      text: 'Enregistrez le fichier chiffré et transmettez son mot de passe par un autre canal.',
    },
  ],
  faq: [
    {
      ask: 'La protection est-elle solide ?',
      answer:
        'Le contenu est chiffré en AES-256 tel que le définit PDF 2.0 ; AES-128 est proposé pour les lecteurs anciens. Sans le mot de passe, personne ne peut lire le fichier : la protection vaut donc ce que vaut le mot de passe.',
    },
    {
      ask: 'Et si j’oublie le mot de passe ?',
      answer:
        'Personne ne peut ouvrir le fichier sans lui, pas même nous. Gardez l’original non protégé en lieu sûr.',
    },
    {
      ask: 'À quoi sert le mot de passe du propriétaire ?',
      answer:
        'Il permet de lever les restrictions d’impression, de copie et de modification. Laissé vide, un mot de passe aléatoire, inconnu de tous, est défini.',
    },
    {
      ask: 'Peut-on contourner les restrictions ?',
      answer:
        'Oui, avec des programmes qui les ignorent. Les lecteurs comme Acrobat les respectent, mais seul le mot de passe d’ouverture chiffre le contenu. Ne confiez pas de secret aux seules restrictions.',
    },
    {
      ask: 'Que deviennent mon fichier et mon mot de passe ?',
      answer:
        'Le fichier est chiffré sur nos serveurs et supprimé {retention} après l’envoi, avec le résultat. Le mot de passe est conservé chiffré pendant l’attente et le traitement, puis supprimé.',
    },
  ],
  options: {
    password: { label: 'Mot de passe', hint: 'Nécessaire pour ouvrir le fichier' },
    ownerPassword: {
      label: 'Mot de passe du propriétaire',
      hint: 'Lève les restrictions. Laissez vide pour un mot de passe aléatoire.',
    },
    encryption: {
      label: 'Chiffrement',
      choices: {
        'aes-256': { label: 'AES-256', hint: 'Pour tous les lecteurs actuels' },
        'aes-128': {
          label: 'AES-128',
          hint: 'Pour les lecteurs anciens. Mot de passe de 32 caractères occidentaux au plus',
        },
      },
    },
    allow: {
      label: 'Les lecteurs peuvent',
      hint: 'Respecté par les lecteurs de PDF conformes à la norme',
      choices: {
        print: { label: 'Imprimer' },
        copy: { label: 'Copier le texte et les images' },
        modify: { label: 'Modifier le contenu' },
        annotate: { label: 'Commenter' },
        fill: { label: 'Remplir les formulaires' },
        assemble: { label: 'Insérer, pivoter et supprimer des pages' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
