/** The texts of the cleaner's page. */
export const cleaning = {
  todo: 'Da fare',
  leaveBy: (hour: string) => `Partenza entro le ${hour}`,
  arriveFrom: (hour: string) => `Arrivo dalle ${hour}`,
  arriveMany: (count: string, date: string) => `Arrivano in ${count} il ${date}`,
  arriveOne: (date: string) => `Arriva 1 ospite il ${date}`,
  arriveSome: (date: string) => `Prossimo arrivo il ${date}`,
  extras: (extras: string) => `Extra: ${extras}`,
  withLinen: (extras: string) => `${extras}, con biancheria`,
  nobody: 'Per ora non arriva nessuno',
  ready: 'Pronta',
  notReady: 'Non è pronta',
  readyAt: (time: string) => `Segnata pronta alle ${time}`,
  none: 'Nessuna partenza nei prossimi 60 giorni.',
  offline: 'Senza rete: riprova.',
  failed: 'Al momento non si vede che cosa c’è da fare.',
  again: 'Riprova',
};
