import { plural } from '@approdo/shared/domain/plural';
import type { booking as italian } from '../it/booking.ts';

export const booking = {
  form: 'Demande de réservation',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  fullName: 'Nom et prénom',
  guests: 'Nombre de voyageurs',
  guestsHint: (most: number) => (most === 1 ? 'La maison accueille une personne' : `De 1 à ${most}`),
  tooManyGuests: (most: number) => `La maison accueille ${most} personnes au maximum`,
  note: 'Remarques',
  noteHint: 'Facultatif\u00A0: heure d’arrivée, enfants, animaux…',
  linen: (price: string) => `Draps et serviettes (${price})`,
  send: 'Envoyer la demande',
  sent: 'Votre demande de réservation est partie\u00A0!',
  afterSent: 'Nous allons l’étudier\u00A0; une fois acceptée, vous recevrez une confirmation par e-mail.',
  failed: 'Votre demande de réservation n’a pas pu être envoyée',
  loadFailed: 'Les réservations n’ont pas pu être chargées',
  nowConfirmed: 'Votre adresse e-mail est confirmée\u00A0: vous pouvez envoyer votre demande.',
  quote: {
    none: 'Choisissez vos dates pour voir le prix.',
    loading: 'Calcul du prix…',
    failed: 'Le prix n’est pas disponible pour le moment',
    nights: (nights: number) => `${nights} ${plural('fr', nights, { one: 'nuit', other: 'nuits' })}`,
    total: 'Total',
    byAgreement: 'Pour moins d’une semaine, écrivez-nous\u00A0: nous conviendrons du prix ensemble.',
  },
  prices: {
    title: 'Prix à la semaine',
    extras: (cleaning: string, linen: string) =>
      `S’y ajoutent ${cleaning} pour le ménage de fin de séjour et, si vous le souhaitez, ${linen} pour les draps et les serviettes. Pour moins d’une semaine, écrivez-nous\u00A0: nous conviendrons du prix ensemble.`,
  },
  own: {
    title: 'Vos demandes',
    status: {
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      REJECTED: 'Refusée',
      NOT_AVAILABLE: 'Indisponible',
    },
    guests: (guests: number) => `${guests} ${plural('fr', guests, { one: 'voyageur', other: 'voyageurs' })}`,
    withLinen: (guests: string) => `${guests}, avec draps et serviettes`,
    askWithdrawal: 'Retirer la demande',
    withdrawalQuestion: 'Retirer cette demande\u00A0?',
    withdraw: 'Retirer',
    leave: 'Annuler',
    withdrawalFailed: 'La demande n’a pas pu être retirée',
    meanwhileConfirmed: 'Votre demande a été confirmée entre-temps\u00A0: pour annuler le séjour, écrivez-nous.',
    meanwhileRejected: 'Votre demande a été refusée entre-temps\u00A0: il n’y a plus rien à retirer.',
    meanwhileWithdrawn: 'Votre demande a déjà été retirée entre-temps.',
  },
} satisfies typeof italian;
