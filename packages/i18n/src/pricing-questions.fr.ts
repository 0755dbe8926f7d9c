import type { PricingQuestions } from './pricing-questions.ts';

export const french: PricingQuestions = {
  heading: 'Questions',
  asked: {
    card: {
      ask: 'Faut-il une carte pour essayer ?',
      answer:
        'Non. L’inscription, avec une simple adresse e-mail, ouvre tous les outils pendant {signInTrial} et montre le début de chaque résultat. La carte ne sert qu’à prendre une formule, qui ajoute le téléchargement.',
    },
    trial: {
      ask: 'L’essai d’une formule est-il vraiment gratuit ?',
      answer:
        'Oui, si vous résiliez au moins {cancelBefore} avant la fin. C’est Pro en entier pendant {planTrial}, et nous vous le rappelons {trialNotice} avant le terme. Sans rien faire, la formule se poursuit au prix annoncé. Un seul essai par personne.',
    },
    cancelling: {
      ask: 'Comment résilier ?',
      answer:
        'En deux clics sur la page de votre compte, à tout moment et sans motif. Pro vous reste ouvert jusqu’à la fin de la période payée, et plus rien n’est débité.',
    },
    renewal: {
      ask: 'Le prix augmentera-t-il ensuite ?',
      answer:
        'Pas pour vous. Une formule en cours garde le prix que vous avez accepté, même si ceux de cette page changent. Avant le renouvellement d’une formule annuelle, nous vous écrivons {yearlyNotice} à l’avance.',
    },
    changing: {
      ask: 'Puis-je changer de formule ?',
      answer:
        'À tout moment, sur la page de votre compte. Ce que vous avez payé n’est pas perdu : la différence est réglée, ou la nouvelle formule commence quand l’ancienne période est finie.',
    },
    moneyBack: {
      ask: 'Puis-je être remboursé ?',
      answer:
        'Dans les {moneyBack} qui suivent un paiement, si quelque chose ne marche pas et que nous n’y pouvons rien. Dans l’Union européenne, dans les {withdrawal}, quel que soit le motif. La demande se fait sur la page de votre compte.',
    },
    provider: {
      ask: 'Qui voit les données de ma carte ?',
      answer:
        'Le prestataire de paiement, et lui seul. Vous les saisissez sur sa propre page ; elles n’atteignent jamais notre serveur, qui apprend seulement que vous avez payé et jusqu’à quand.',
    },
  },
};
