import { plural } from '@approdo/shared/domain/base/language/plural';
import type { instant as italian } from '../../it/prices/instant.ts';

export const instant = {
  code: 'Code de réduction (facultatif)',
  tooManyCodes: 'Trop de codes essayés\u00A0: veuillez réessayer plus tard.',
  atOnce: 'Confirmation immédiate\u00A0: les dates sont aussitôt à vous.',
  deposit: (amount: string, minutes: number) =>
    `Vous payez ${amount} par carte dans les ${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}.`,
  book: 'Réserver',
  nights: (least: number, most: number) => `Confirmation immédiate de ${least} à ${most} nuits`,
  exactNights: (nights: number) =>
    `Confirmation immédiate pour ${nights} ${plural('fr', nights, { one: 'nuit', other: 'nuits' })}`,
  ahead: (range: string, days: number) =>
    `${range}, ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })} à l’avance`,
  pastGuests: (range: string) => `${range}, pour les voyageurs déjà venus chez nous`,
  confirmed: 'Votre réservation est confirmée\u00A0!',
  afterConfirmed: 'Nous vous avons envoyé les détails par e-\u2060mail.',
  open: 'Ouvrir la réservation',
  asked: 'Votre demande est arrivée\u00A0: cette fois, le propriétaire la confirme, nous vous écrirons.',
  held: (time: string) => `Les dates sont gardées pour vous jusqu’à ${time}\u00A0: payez l’acompte pour les confirmer.`,
} satisfies typeof italian;
