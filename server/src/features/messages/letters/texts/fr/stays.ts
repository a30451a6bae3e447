import type { Wording } from '@approdo/shared/domain/base/text/wording';

const STAY_LINES = `Arrivée\u00A0: {arrivo}
Départ\u00A0: {partenza}
Nuits\u00A0: {notti}
Voyageurs\u00A0: {ospiti}
Draps et serviettes\u00A0: {biancheria}`;

const STAY_BEFORE = `Arrivée\u00A0: {vecchio_arrivo}
Départ\u00A0: {vecchia_partenza}
Nuits\u00A0: {vecchie_notti}
Voyageurs\u00A0: {vecchi_ospiti}`;

/** The letters to guests about their stays in French. */
export const stays = {
  BOOKING_REQUESTED: {
    subject: 'Nous avons reçu votre demande\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Nous avons bien reçu votre demande de séjour à {casa}.

${STAY_LINES}
Extras\u00A0: {extra}
Code de réduction\u00A0: {codice}
Total\u00A0: {totale}

Ce n’est pas encore une confirmation\u00A0: nous étudions votre demande et vous répondrons dès que possible.

Vous aurez notre réponse au plus tard le {scadenza}.

Vous pouvez suivre votre demande, ou la retirer, ici\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Réservation confirmée\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Votre réservation à {casa} est confirmée\u00A0: nous vous attendons avec plaisir\u00A0!

{recapito}

{messaggio}

${STAY_LINES}
Extras\u00A0: {extra}
Code de réduction\u00A0: {codice}
Total\u00A0: {totale}

Vous trouverez ici tout ce qui concerne votre réservation\u00A0: {collegamento}

{accesso}

À bientôt,
{casa}`,
  },
  BOOKING_REJECTED: {
    subject: 'Demande non acceptée\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Nous sommes désolés de ne pas pouvoir accepter votre demande de séjour à {casa}.

{messaggio}

${STAY_LINES}

Si vos dates sont flexibles, regardez ici quand la maison est libre\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
  BOOKING_EXPIRED: {
    subject: 'Demande expirée\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Nous n’avons pas pu répondre à temps à votre demande de séjour à {casa}, qui a donc expiré. Nous en sommes désolés.

${STAY_LINES}

Si vous souhaitez toujours venir, envoyez-nous une nouvelle demande ici\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
  BOOKING_CHANGED: {
    subject: 'Votre réservation a changé\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Nous avons modifié votre réservation confirmée à {casa}. Voici les nouvelles informations\u00A0:

${STAY_LINES}

Avant la modification\u00A0:

${STAY_BEFORE}

Vous trouverez ici tout ce qui concerne votre réservation\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Réservation annulée\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Votre réservation confirmée à {casa} a été annulée.

{messaggio}

${STAY_LINES}

Vous nous l’avez demandé le {chiesto} et nous l’avons annulée le {annullato}. Un éventuel remboursement se calcule à partir du jour de votre demande.

Si vous ne vous y attendiez pas, écrivez-nous\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
  CANCELLATION_DECLINED: {
    subject: 'La réservation reste confirmée\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Vous nous avez demandé d’annuler votre réservation à {casa}. Cela ne nous est malheureusement pas possible\u00A0: elle reste confirmée.

{messaggio}

${STAY_LINES}

Si vous souhaitez en parler, écrivez-nous ici\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
  ARRIVAL: {
    subject: 'Nous vous attendons le {arrivo}',
    body: `Bonjour {nome},

Votre séjour à {casa} approche\u00A0: nous vous attendons avec plaisir.

${STAY_LINES}

Adresse\u00A0: {indirizzo}
Carte\u00A0: {mappa}
Arrivée à partir de\u00A0: {dalle}
Départ au plus tard à\u00A0: {entro}
CIN\u00A0: {cin}
CIR\u00A0: {cir}

Vous trouverez l’itinéraire, le guide de la maison et nos messages sur la page de votre réservation\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  CHECK_IN: {
    subject: 'Avant votre arrivée\u00A0: les données pour l’enregistrement',
    body: `Bonjour {nome},

La loi demande au propriétaire de communiquer à la police qui dort dans la maison. Vous pouvez écrire vos données tranquillement avant d’arriver, pour votre séjour à {casa} ({arrivo} – {partenza})\u00A0: {collegamento}

Le lien est personnel et valable jusqu’au lendemain de l’arrivée. Aucune photo du document n’est nécessaire\u00A0: à l’arrivée, nous vous identifions en personne ou par vidéo.

CIN\u00A0: {cin}

À bientôt,
{casa}

Approdo aide à tenir les obligations en ordre\u00A0: il ne remplace pas l’avis de professionnels et des services compétents.`,
  },
  THANKS: {
    subject: 'Merci pour votre séjour, {nome}',
    body: `Bonjour {nome},

Merci pour votre séjour à {casa}\u00A0: nous espérons qu’il vous a plu.

Si vous le souhaitez, laissez-nous un avis\u00A0: {recensione}

Vous retrouverez votre réservation ici\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
  BOOKING_MESSAGE: {
    subject: 'Un message de {casa}',
    body: `Bonjour {nome},

{casa} vous a écrit au sujet de votre séjour ({arrivo} – {partenza})\u00A0:

{messaggio}

Vous pouvez répondre ici\u00A0: {collegamento}

Si vous répondez plutôt à cet e-mail, votre réponse nous parvient directement mais n’apparaît pas dans la conversation.`,
  },
  CONTACT_REPLY: {
    subject: 'Re: {casa}',
    body: `{risposta}

{casa}

Le {giorno}, vous avez écrit\u00A0:
{messaggio}

Vous pouvez répondre à cet e-mail ou nous écrire de nouveau ici\u00A0: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
