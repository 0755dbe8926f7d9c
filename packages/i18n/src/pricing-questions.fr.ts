import type { PricingQuestions } from './pricing-questions.ts';

export const french: PricingQuestions = {
  heading: 'Questions fréquentes',
  asked: {
    card: {
      ask: 'Faut-il une carte pour essayer ?',
      answer:
        'Non. En vous inscrivant avec votre adresse e-mail, vous utilisez tous les outils pendant {signInTrial} et voyez un aperçu des premières pages de chaque résultat. La carte n’est nécessaire que pour une formule, qui ajoute les téléchargements.',
    },
    assistant: {
      ask: 'Quelle est la différence avec Pro ?',
      answer:
        'Cette formule lève les limites d’IA PDF, et rien d’autre : documents et questions sans limite, avec des fichiers plus grands. Pro comprend tout cela, tous les autres outils et les téléchargements. Vous pouvez passer à Pro à tout moment ; ce que vous avez payé est déduit.',
    },
    trial: {
      ask: 'L’essai d’une formule est-il vraiment gratuit ?',
      answer:
        'Oui, si vous résiliez au moins {cancelBefore} avant la fin. Vous profitez de tout Pro pendant {planTrial}, et nous vous le rappelons {trialNotice} avant la fin. Si vous ne faites rien, la formule se poursuit au prix annoncé. Un seul essai par personne.',
    },
    cancelling: {
      ask: 'Comment résilier ?',
      answer:
        'En deux clics sur la page de votre compte, à tout moment et sans motif. Vous gardez {product} jusqu’à la fin de la période payée, et vous n’êtes plus débité.',
    },
    renewal: {
      ask: 'Le prix augmentera-t-il ensuite ?',
      answer:
        'Pas pour vous. Une formule en cours garde le prix que vous avez accepté, même si ceux de cette page changent. Avant le renouvellement d’une formule annuelle, nous vous écrivons {yearlyNotice} à l’avance.',
    },
    changing: {
      ask: 'Puis-je changer de formule ?',
      answer:
        'Oui, à tout moment, sur la page de votre compte. Vous ne perdez pas ce que vous avez payé : la part non utilisée est déduite, ou la nouvelle formule commence à la fin de la période en cours.',
    },
    refundPolicy: {
      ask: 'Puis-je être remboursé ?',
      answer:
        'Oui, dans les {refundPeriod} qui suivent un paiement, si quelque chose ne fonctionne pas et que nous ne pouvons pas le corriger. Dans l’Union européenne, dans les {withdrawal}, quel que soit le motif. La demande se fait sur la page de votre compte.',
    },
    provider: {
      ask: 'Qui voit les données de ma carte ?',
      answer:
        'Le prestataire de paiement, et lui seul. Vous les saisissez sur sa propre page ; elles n’atteignent jamais notre serveur, qui apprend seulement que vous avez payé et jusqu’à quand.',
    },
  },
};
