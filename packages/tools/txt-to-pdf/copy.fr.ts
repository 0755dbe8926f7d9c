import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convertissez du texte brut en PDF, dans toutes les langues et tous les encodages.',
  action: { one: 'Convertir {count} texte', other: 'Convertir {count} textes' },
  seo: {
    title: 'TXT en PDF, quel que soit l’encodage',
    description:
      'Convertissez vos fichiers texte en PDF : encodages Unicode, occidentaux, cyrilliques, arabes, hébreux et asiatiques reconnus. Police et papier au choix.',
  },
  howTo: [
    {
      title: 'Ajoutez des fichiers texte',
      text: 'Notes, journaux, fichiers « lisez-moi » : un seul ou plusieurs.',
    },
    {
      title: 'Choisissez la mise en page',
      text: 'Une police à chasse fixe garde les colonnes alignées, une police proportionnelle se lit mieux. Réglez corps, papier et marges.',
    },
    {
      title: 'Vérifiez les accents',
      text: 'S’ils sont faux, indiquez l’encodage et convertissez de nouveau. Puis téléchargez.',
    },
  ],
  faq: [
    {
      ask: 'Que faire si les lettres sont illisibles ?',
      answer:
        'Unicode se reconnaît à ses octets. Les encodages plus anciens ne laissent pas de trace : ils sont devinés d’après les lettres qui ont un sens, ce qui peut échouer sur quelques mots. Le résultat dit lequel a été retenu ; choisissez alors le bon vous-même.',
    },
    {
      ask: 'L’arabe, l’hébreu et le chinois sont-ils bien composés ?',
      answer:
        'Oui. Chaque ligne suit le sens de sa première lettre, et le chinois, le japonais et le coréen prennent les formes de leur langue. Les émojis s’affichent aussi.',
    },
    {
      ask: 'Que deviennent lignes longues, tabulations et sauts de page ?',
      answer:
        'Une ligne plus large que la page continue à la suivante. Les tabulations vont de huit en huit colonnes, et le caractère de saut commence une page. Les codes de couleur des terminaux et les autres caractères de commande sont écartés.',
    },
    {
      ask: 'Quelle longueur un texte peut-il avoir ?',
      answer:
        'Jusqu’à 20 Mo, soit plusieurs milliers de pages et quelques minutes d’attente. Les très longs textes sont composés par tranches de cent pages ou plus : une page intermédiaire peut donc ne pas être pleine.',
    },
    {
      ask: 'Peut-on chercher dans le PDF, et combien de temps mon texte est-il gardé ?',
      answer:
        'Le PDF contient du vrai texte, que l’on peut chercher, copier et faire lire à voix haute. Ajoutez jusqu’à {filesPerTask} fichiers, {taskSize} au total ; tout est chiffré et supprimé {retention} après l’envoi.',
    },
  ],
  options: {
    encoding: {
      label: 'Encodage',
      choices: {
        auto: { label: 'Détection automatique' },
        'utf-8': { label: 'Unicode (UTF-8)' },
        'utf-16le': { label: 'Unicode (UTF-16 petit-boutiste)' },
        'utf-16be': { label: 'Unicode (UTF-16 gros-boutiste)' },
        'windows-1252': { label: 'Europe de l’Ouest (Windows-1252)' },
        'windows-1250': { label: 'Europe centrale (Windows-1250)' },
        'windows-1251': { label: 'Cyrillique (Windows-1251)' },
        'windows-1253': { label: 'Grec (Windows-1253)' },
        'windows-1254': { label: 'Turc (Windows-1254)' },
        'windows-1255': { label: 'Hébreu (Windows-1255)' },
        'windows-1256': { label: 'Arabe (Windows-1256)' },
        'windows-1257': { label: 'Balte (Windows-1257)' },
        'koi8-r': { label: 'Cyrillique (KOI8-R)' },
        ibm850: { label: 'Europe de l’Ouest (DOS 850)' },
        ibm866: { label: 'Cyrillique (DOS 866)' },
        shift_jis: { label: 'Japonais (Shift-JIS)' },
        'euc-jp': { label: 'Japonais (EUC-JP)' },
        gb18030: { label: 'Chinois simplifié (GB 18030 et GBK)' },
        big5: { label: 'Chinois traditionnel (Big5)' },
        'euc-kr': { label: 'Coréen (EUC-KR)' },
      },
    },
    font: {
      label: 'Police',
      choices: {
        monospace: {
          label: 'À chasse fixe',
          hint: 'Toutes les lettres ont la même largeur, les colonnes tiennent',
        },
        proportional: { label: 'Proportionnelle', hint: 'Plus lisible, comme dans un livre' },
      },
    },
    fontSize: {
      label: 'Corps',
      hint: 'De 6 à 36 points. À 10, une ligne d’A4 contient 80 lettres à chasse fixe.',
    },
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
  },
} satisfies CopyOf<typeof options>;
