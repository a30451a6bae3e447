import type { GuestLetterWords } from './guest-letter-words.ts';

const STAY_LINES = `Arrivée : {arrivo}
Départ : {partenza}
Nuits : {notti}
Voyageurs : {ospiti}
Draps et serviettes : {biancheria}`;

const STAY_BEFORE = `Arrivée : {vecchio_arrivo}
Départ : {vecchia_partenza}
Nuits : {vecchie_notti}
Voyageurs : {vecchi_ospiti}`;

/** What the program writes to guests in French. */
export const french: GuestLetterWords = {
  BOOKING_REQUESTED: {
    subject: 'Nous avons reçu votre demande : {arrivo} – {partenza}',
    body: `Bonjour {nome},

nous avons bien reçu votre demande de séjour à {casa}.

${STAY_LINES}

Ce n’est pas encore une confirmation : nous étudions votre demande et vous écrirons dès que possible.

Sans réponse de notre part d’ici là, la demande expire : {scadenza}

Vous pouvez la suivre, ou la retirer, ici : {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Réservation confirmée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

votre réservation à {casa} est confirmée : nous vous attendons avec plaisir !

${STAY_LINES}

Vous la retrouvez parmi vos réservations : {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_REJECTED: {
    subject: 'Demande non acceptée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

malheureusement, nous ne pouvons pas accepter votre demande de séjour à {casa}.

${STAY_LINES}

Si vos dates sont flexibles, voyez ici quand la maison est libre : {collegamento}

Bien cordialement,
{casa}`,
  },
  BOOKING_EXPIRED: {
    subject: 'Demande expirée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

nous n’avons pas pu répondre à temps à votre demande de séjour à {casa}, qui a donc expiré. Nous en sommes désolés.

${STAY_LINES}

Si vous souhaitez toujours venir, refaites une demande ici : {collegamento}

Bien cordialement,
{casa}`,
  },
  BOOKING_CHANGED: {
    subject: 'Votre réservation a changé : {arrivo} – {partenza}',
    body: `Bonjour {nome},

nous avons modifié votre réservation confirmée à {casa}. La voici maintenant :

${STAY_LINES}

Auparavant :

${STAY_BEFORE}

Vous la retrouvez parmi vos réservations : {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Réservation annulée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

votre réservation confirmée à {casa} a été annulée.

{messaggio}

${STAY_LINES}

Si vous ne vous y attendiez pas, écrivez-nous : {collegamento}

Bien cordialement,
{casa}`,
  },
  BOOKING_CANCELLATION_DECLINED: {
    subject: 'Votre réservation reste confirmée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

vous nous avez demandé d’annuler votre réservation à {casa}. Nous ne pouvons pas le faire : elle reste confirmée.

${STAY_LINES}

Si vous souhaitez en parler, écrivez-nous : {collegamento}

Bien cordialement,
{casa}`,
  },
};
