import type { stayPages as italian } from '../it/stay-pages.ts';

export const stayPages = {
  booking: {
    title: 'Réserver',
    description: (name: string) => `Disponibilités, prix et demande de réservation\u00A0: ${name}.`,
    heading: 'Réservez votre séjour',
    lead: 'Choisissez vos jours dans le calendrier et envoyez votre demande\u00A0: nous répondons par e-\u2060mail, et d’ici là vous ne payez rien.',
    needsScript:
      'Veuillez activer JavaScript pour envoyer une demande\u00A0; le calendrier et les prix s’affichent aussi sans.',
  },
  contact: {
    title: 'Contact',
    description: (name: string) =>
      `Écrivez à ${name}\u00A0: nous répondons à toutes vos questions sur la maison, les dates et le voyage.`,
    heading: 'Écrivez-nous',
    lead: 'Une question sur la maison, les dates, le voyage\u00A0? Écrivez-nous quelques lignes\u00A0: nous vous répondons personnellement, le plus souvent dans la journée.',
    needsScript: 'Veuillez activer JavaScript pour envoyer un message.',
  },
  stay: {
    title: 'Votre réservation',
    description: 'Le séjour que vous avez réservé\u00A0: son prix, vos paiements et ce qui reste à régler.',
    needsScript: 'Veuillez activer JavaScript pour voir votre réservation.',
  },
  cleaning: {
    title: 'Ménage',
    description: 'Ce qu’il y a à faire dans la maison après chaque départ.',
    needsScript: 'Veuillez activer JavaScript pour voir cette page.',
  },
  checkIn: {
    title: "Préparer l'enregistrement",
    description: 'Les données de ceux qui dorment dans la maison, écrites tranquillement avant l’arrivée.',
    needsScript: 'Veuillez activer JavaScript pour remplir le formulaire. Sinon, écrivez au propriétaire.',
    noAdvice:
      'Approdo aide à tenir les obligations en ordre\u00A0: il ne remplace pas l’avis de professionnels et des services compétents.',
  },
} satisfies typeof italian;
