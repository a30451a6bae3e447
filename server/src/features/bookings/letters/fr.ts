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
Total : {totale}

Ce n’est pas encore une confirmation : nous étudions votre demande et vous écrirons dès que possible.

Nous vous répondrons d’ici le {scadenza}.

Vous pouvez la suivre, ou la retirer, ici : {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Réservation confirmée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

votre réservation à {casa} est confirmée : nous vous attendons avec plaisir !

${STAY_LINES}
Total : {totale}

Tout ce qui concerne votre réservation est ici : {collegamento}

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

Tout ce qui concerne votre réservation est ici : {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Réservation annulée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

votre réservation confirmée à {casa} a été annulée.

{messaggio}

${STAY_LINES}

Vous nous l’avez demandé le {chiesto} et nous l’avons annulée le {annullato}. Un éventuel remboursement se calcule à partir du jour de votre demande.

Si vous ne vous y attendiez pas, écrivez-nous : {collegamento}

Bien cordialement,
{casa}`,
  },
  CANCELLATION_DECLINED: {
    subject: 'La réservation reste confirmée : {arrivo} – {partenza}',
    body: `Bonjour {nome},

vous nous avez demandé d’annuler votre réservation à {casa}. Nous ne pouvons pas le faire : elle reste confirmée.

{messaggio}

${STAY_LINES}

Si vous souhaitez en parler, écrivez-nous ici : {collegamento}

Bien cordialement,
{casa}`,
  },
  ARRIVAL: {
    subject: 'Nous vous attendons le {arrivo}',
    body: `Bonjour {nome},

votre séjour à {casa} approche : nous vous attendons avec plaisir.

${STAY_LINES}

Adresse : {indirizzo}
Carte : {mappa}
Arrivée à partir de : {dalle}
Départ avant : {entro}
CIN : {cin}

L’itinéraire, le guide de la maison et nos messages sont sur la page de votre réservation : {collegamento}

À bientôt,
{casa}`,
  },
  THANKS: {
    subject: 'Merci pour votre séjour, {nome}',
    body: `Bonjour {nome},

merci pour votre séjour à {casa} : nous espérons qu’il vous a plu.

Si vous le souhaitez, racontez-le à d’autres : {recensione}

Votre réservation reste ici : {collegamento}

Bien cordialement,
{casa}`,
  },
};
