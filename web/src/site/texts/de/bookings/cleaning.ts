import type { cleaning as italian } from '../../it/bookings/cleaning.ts';

export const cleaning = {
  todo: 'Zu tun',
  leaveBy: (hour: string) => `Abreise bis ${hour} Uhr`,
  arriveFrom: (hour: string) => `Anreise ab ${hour} Uhr`,
  arriveMany: (count: string, date: string) => `Am ${date} kommen ${count} Gäste`,
  arriveOne: (date: string) => `Am ${date} kommt ein Gast`,
  arriveSome: (date: string) => `Nächste Anreise am ${date}`,
  extras: (extras: string) => `Extras: ${extras}`,
  withLinen: (extras: string) => `${extras}, mit Wäsche`,
  nobody: 'Bisher kommt niemand',
  ready: 'Fertig',
  notReady: 'Nicht fertig',
  readyAt: (time: string) => `Als fertig gemeldet um ${time}`,
  none: 'Keine Abreise in den nächsten 60 Tagen.',
  offline: 'Kein Netz: Bitte versuchen Sie es noch einmal.',
  failed: 'Was zu tun ist, lässt sich gerade nicht anzeigen.',
  again: 'Noch einmal versuchen',
} satisfies typeof italian;
