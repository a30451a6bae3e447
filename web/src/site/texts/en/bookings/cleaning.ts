import type { cleaning as italian } from '../../it/bookings/cleaning.ts';

export const cleaning = {
  todo: 'To do',
  leaveBy: (hour: string) => `Departure by ${hour}`,
  arriveFrom: (hour: string) => `Arrival from ${hour}`,
  arriveMany: (count: string, date: string) => `${count} guests arrive on ${date}`,
  arriveOne: (date: string) => `One guest arrives on ${date}`,
  arriveSome: (date: string) => `Next arrival on ${date}`,
  extras: (extras: string) => `Extras: ${extras}`,
  withLinen: (extras: string) => `${extras}, with linen`,
  nobody: 'Nobody is arriving for now',
  ready: 'Ready',
  notReady: 'Not ready',
  readyAt: (time: string) => `Marked ready at ${time}`,
  none: 'No departures in the next 60 days.',
  offline: 'No network: please try again.',
  failed: 'We can’t show what there is to do right now.',
  again: 'Try again',
} satisfies typeof italian;
