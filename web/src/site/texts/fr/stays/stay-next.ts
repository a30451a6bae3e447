import type { stayNext as italian } from '../../it/stays/stay-next.ts';

export const stayNext = {
  title: 'À faire maintenant',
  says: {
    ACCEPT: 'Veuillez lire le contrat de votre séjour et l’accepter.',
    ANSWER: 'Nous vous avons écrit et attendons votre réponse.',
    ARRIVE: 'C’est bientôt le moment\u00A0: voici comment venir et tout ce qu’il faut pour entrer dans la maison.',
    REVIEW: 'Comment était-ce\u00A0? Racontez-le à ceux qui viendront après vous.',
  },
  register: (date: string) =>
    `Indiquez qui dormira dans la maison\u00A0: le lien se trouve dans l’e-\u2060mail que nous vous avons envoyé et reste valable jusqu’au ${date}.`,
  links: {
    PAY: 'Aller au paiement',
    ACCEPT: 'Aller au contrat',
    REGISTER: 'E-\u2060mail introuvable\u00A0? Écrivez-nous',
    ANSWER: 'Répondre',
    ARRIVE: 'Voir comment venir',
    REVIEW: 'Écrire un avis',
  },
  sections: 'Sur cette page',
  arrival: 'Arrivée',
  change: 'Modifier ou annuler',
} satisfies typeof italian;
