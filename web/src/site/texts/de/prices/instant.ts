import { plural } from '@approdo/shared/domain/base/language/plural';
import type { instant as italian } from '../../it/prices/instant.ts';

export const instant = {
  code: 'Rabattcode (optional)',
  tooManyCodes: 'Zu viele Codes ausprobiert: Bitte versuchen Sie es später noch einmal.',
  atOnce: 'Sofortbestätigung: Die Daten gehören sofort Ihnen.',
  deposit: (amount: string, minutes: number) =>
    `Sie zahlen ${amount} mit Karte innerhalb von ${minutes} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })}.`,
  book: 'Jetzt buchen',
  nights: (least: number, most: number) => `Sofortbestätigung von ${least} bis ${most} Nächten`,
  exactNights: (nights: number) =>
    `Sofortbestätigung für ${nights} ${plural('de', nights, { one: 'Nacht', other: 'Nächte' })}`,
  ahead: (range: string, days: number) =>
    `${range}, ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })} im Voraus`,
  pastGuests: (range: string) => `${range}, für Gäste, die schon einmal bei uns waren`,
  confirmed: 'Ihre Buchung ist bestätigt!',
  afterConfirmed: 'Die Einzelheiten haben wir Ihnen per E-Mail geschickt.',
  open: 'Buchung öffnen',
  asked: 'Ihre Anfrage ist angekommen: Diesmal bestätigt sie der Eigentümer, wir schreiben Ihnen.',
  held: (time: string) =>
    `Die Daten werden bis ${time} Uhr für Sie freigehalten: Zahlen Sie die Anzahlung, um sie zu bestätigen.`,
} satisfies typeof italian;
