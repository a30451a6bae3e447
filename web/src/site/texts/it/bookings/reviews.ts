import { plural } from '@approdo/shared/domain/base/language/plural';

/** The texts of the guests' reviews and of the review form. */
export const reviews = {
  none: 'Ancora nessuna recensione: la prima potrebbe essere la tua.',
  showAll: (total: number) => `Mostra tutte le ${total} recensioni`,
  loadFailed: 'Errore nel caricamento delle Recensioni',
  outOfFive: (stars: number) => `${stars} su 5 stelle`,
  verifiedStay: 'Soggiorno verificato',
  collectedOn: (portal: string) => `Raccolta su ${portal}`,
  answerOf: (name: string) => `Risposta di ${name}`,
  write: 'Scrivi una recensione',
  loginFirst: 'Per favore fai login per scrivere una recensione.',
  form: 'Recensione',
  rating: 'Voto',
  stars: (stars: number) => `${stars} ${plural('it', stars, { one: 'stella', other: 'stelle' })}`,
  comment: 'La tua recensione',
  charactersLeft: (left: number) => `${left} caratteri rimanenti`,
  send: 'Invia recensione',
  sent: 'Recensione inviata con successo!',
  afterSent: 'Sarà visibile dopo l’approvazione.',
  failed: "Errore nell'invio della recensione",
};
