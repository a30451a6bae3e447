import type { cleaning as italian } from '../../it/bookings/cleaning.ts';

export const cleaning = {
  todo: 'À faire',
  leaveBy: (hour: string) => `Départ avant ${hour}`,
  arriveFrom: (hour: string) => `Arrivée à partir de ${hour}`,
  arriveMany: (count: string, date: string) => `Arrivée de ${count} personnes le ${date}`,
  arriveOne: (date: string) => `Arrivée d’une personne le ${date}`,
  arriveSome: (date: string) => `Prochaine arrivée le ${date}`,
  extras: (extras: string) => `Extras\u00A0: ${extras}`,
  withLinen: (extras: string) => `${extras}, avec linge`,
  nobody: 'Aucune arrivée pour l’instant',
  ready: 'Prête',
  notReady: 'Pas prête',
  readyAt: (time: string) => `Déclarée prête à ${time}`,
  none: 'Aucun départ dans les 60 prochains jours.',
  offline: 'Pas de réseau\u00A0: veuillez réessayer.',
  failed: 'Impossible d’afficher ce qu’il y a à faire pour le moment.',
  again: 'Réessayer',
} satisfies typeof italian;
