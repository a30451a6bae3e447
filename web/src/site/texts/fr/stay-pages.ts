import type { stayPages as italian } from '../it/stay-pages.ts';

export const stayPages = {
  booking: {
    title: 'Réserver',
    description: (house: string) => `Disponibilités, prix et demande de réservation\u00A0: ${house}.`,
    heading: 'Réservez votre séjour',
    lead: 'Choisissez vos jours dans le calendrier et envoyez votre demande\u00A0: nous répondons par e-\u2060mail, et d’ici là vous ne payez rien.',
    needsScript: 'Pour envoyer une demande, il faut JavaScript\u00A0; le calendrier et les prix se lisent aussi sans.',
  },
  contact: {
    title: 'Contact',
    description: (house: string) =>
      `Écrivez à ${house}\u00A0: nous répondons à toutes vos questions sur la maison, les dates et le voyage.`,
    heading: 'Écrivez-nous',
    lead: 'Une question sur la maison, les dates, le ferry\u00A0? Écrivez-nous deux lignes\u00A0: nous répondons personnellement, le plus souvent dans la journée.',
    needsScript: 'Pour envoyer un message, il faut JavaScript.',
  },
  stay: {
    title: 'Votre réservation',
    description: 'Le séjour que vous avez réservé\u00A0: son prix, vos paiements et ce qui reste à régler.',
    needsScript: 'Pour voir votre réservation, JavaScript est nécessaire.',
  },
} satisfies typeof italian;
