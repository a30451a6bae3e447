import { plural } from '@approdo/shared/domain/base/language/plural';
import type { reviews as italian } from '../../it/bookings/reviews.ts';

export const reviews = {
  none: 'Noch keine Bewertungen: Ihre könnte die erste sein.',
  showAll: (total: number) => `Alle ${total} Bewertungen zeigen`,
  loadFailed: 'Die Bewertungen konnten nicht geladen werden',
  outOfFive: (stars: number) => `${stars} von 5 Sternen`,
  verifiedStay: 'Verifizierter Aufenthalt',
  collectedOn: (portal: string) => `Gesammelt auf ${portal}`,
  answerOf: (name: string) => `Antwort von ${name}`,
  write: 'Bewertung schreiben',
  loginFirst: 'Bitte melden Sie sich an, um eine Bewertung zu schreiben.',
  form: 'Bewertung',
  rating: 'Sterne',
  stars: (stars: number) => `${stars} ${plural('de', stars, { one: 'Stern', other: 'Sterne' })}`,
  comment: 'Ihre Bewertung',
  charactersLeft: (left: number) => `Noch ${left} Zeichen`,
  send: 'Bewertung senden',
  sent: 'Vielen Dank für Ihre Bewertung!',
  afterSent: 'Sie erscheint hier, sobald wir sie freigegeben haben.',
  failed: 'Ihre Bewertung konnte nicht gesendet werden',
} satisfies typeof italian;
