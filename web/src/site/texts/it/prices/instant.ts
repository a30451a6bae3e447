import { plural } from '@approdo/shared/domain/base/language/plural';

/** The texts of discount codes and of instant bookings. */
export const instant = {
  code: 'Codice sconto (facoltativo)',
  tooManyCodes: 'Troppi codici provati: riprova più tardi.',
  atOnce: 'Conferma immediata: le date sono subito tue.',
  deposit: (amount: string, minutes: number) =>
    `Paghi ${amount} con carta entro ${minutes} ${plural('it', minutes, { one: 'minuto', other: 'minuti' })}.`,
  book: 'Prenota ora',
  nights: (least: number, most: number) => `Conferma immediata da ${least} a ${most} notti`,
  exactNights: (nights: number) =>
    `Conferma immediata per ${nights} ${plural('it', nights, { one: 'notte', other: 'notti' })}`,
  ahead: (range: string, days: number) =>
    `${range}, con ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })} di anticipo`,
  pastGuests: (range: string) => `${range}, per chi è già stato nostro ospite`,
  confirmed: 'Prenotazione confermata!',
  afterConfirmed: 'Ti abbiamo scritto una e-mail con i dettagli.',
  open: 'Apri la prenotazione',
  asked: 'La tua richiesta è arrivata: questa volta la conferma il proprietario, ti scriviamo noi.',
  held: (time: string) => `Le date sono tenute per te fino alle ${time}: paga l’acconto per confermarle.`,
};
