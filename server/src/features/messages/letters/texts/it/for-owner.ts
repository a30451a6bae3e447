import type { Wording } from '@approdo/shared/domain/base/text/wording';
import { ANSWER_IS_PERSONAL, STAY_LINES } from './stays.ts';

/** The letters to the owner, only in Italian. */
export const forOwner = {
  BOOKING_REQUESTED_OWNER: {
    subject: 'Nuova richiesta da {nome}: {arrivo} – {partenza}',
    body: `{nome} chiede di soggiornare presso {casa}.

${STAY_LINES}
Extra: {extra}
Codice sconto: {codice}

E-mail: {email}
Telefono: {telefono}

Note:
{note}

Rispondi entro {scadenza}: poi la richiesta scade.

Confermala o rifiutala da qui: {collegamento}`,
  },
  BOOKINGS_REQUESTED_OWNER: {
    subject: '{quante} nuove richieste per {casa}',
    body: `In un quarto d’ora sono arrivate {quante} richieste di soggiornare presso {casa}.

{richieste}

Confermale o rifiutale da qui: {collegamento}`,
  },
  BOOKING_INSTANT_OWNER: {
    subject: 'Prenotato subito: {arrivo} – {partenza}',
    body: `{nome} ha prenotato presso {casa}. La prenotazione si è confermata da sola, come hai scelto in Prezzi e regole.

${STAY_LINES}

E-mail: {email}
Telefono: {telefono}

Note:
{note}

La prenotazione: {collegamento}`,
  },
  BOOKING_EXPIRING_OWNER: {
    subject: 'La richiesta di {nome} sta per scadere: {arrivo} – {partenza}',
    body: `{nome} aspetta ancora una risposta alla richiesta di soggiornare presso {casa}.

${STAY_LINES}

Telefono: {telefono}

Rispondi entro {scadenza}: poi la richiesta scade.

Confermala o rifiutala da qui: {collegamento}`,
  },
  BOOKING_EXPIRED_OWNER: {
    subject: 'Richiesta di {nome} scaduta: {arrivo} – {partenza}',
    body: `La richiesta di {nome} di soggiornare presso {casa} è scaduta senza una risposta. Anche l’ospite è stato avvisato.

${STAY_LINES}

E-mail: {email}
Telefono: {telefono}

Tutte le prenotazioni: {collegamento}`,
  },
  BOOKING_WITHDRAWN_OWNER: {
    subject: 'Richiesta ritirata da {nome}: {arrivo} – {partenza}',
    body: `{nome} ha ritirato la richiesta di soggiornare presso {casa}.

${STAY_LINES}

Tutte le prenotazioni: {collegamento}`,
  },
  CANCELLATION_ASKED_OWNER: {
    subject: '{nome} chiede di annullare: {arrivo} – {partenza}',
    body: `{nome} chiede di annullare la prenotazione confermata presso {casa}.

{messaggio}

${STAY_LINES}

Finché non decidi, i giorni restano suoi. Annulla o rifiuta da qui: {collegamento}`,
  },
  EXTRAS_CHANGED_OWNER: {
    subject: 'Extra cambiati: {arrivo} – {partenza}',
    body: `{nome} ha cambiato quello che prende con il soggiorno presso {casa}.

{cambi}

Totale: {totale}

La prenotazione: {collegamento}`,
  },
  CANCELLATION_TAKEN_BACK_OWNER: {
    subject: '{nome} ha ritirato la richiesta di annullamento: {arrivo} – {partenza}',
    body: `{nome} ha ritirato la richiesta di annullare la prenotazione presso {casa}, che resta confermata.

${STAY_LINES}

Tutte le prenotazioni: {collegamento}`,
  },
  CARD_LATE_OWNER: {
    subject: 'Pagamento arrivato tardi: {arrivo} – {partenza}',
    body: `{nome} ha pagato con carta {importo} per un soggiorno presso {casa} le cui date non sono più tenute per l’ospite. La prenotazione resta com’è, e l’importo è scritto tra i suoi movimenti: accordati con l’ospite o restituiscilo.

{arrivo} – {partenza}

La prenotazione: {collegamento}`,
  },
  PAYMENT_LATE_OWNER: {
    subject: '{nome} non ha ancora pagato: {arrivo} – {partenza}',
    body: `{nome} non ha ancora pagato:

{rate}

{sollecito} Se i soldi sono arrivati, registra il pagamento: {collegamento}`,
  },
  CARD_WARNING: {
    subject: 'Controlla un pagamento con carta',
    body: `{avviso}

Pagamento: {pagamento}

Lo trovi anche in Da incassare: {collegamento}`,
  },
  BOOKING_MESSAGE_OWNER: {
    subject: 'Un messaggio da {nome}',
    body: `{nome} ti ha scritto a proposito del soggiorno {arrivo} – {partenza}:

{messaggio}

Puoi rispondere qui: {collegamento}

${ANSWER_IS_PERSONAL}`,
  },
  CONTACT_MESSAGE_OWNER: {
    subject: 'Nuovo messaggio da {nome}',
    body: `{nome} ti ha scritto dal sito:

{messaggio}

E-mail: {email}
Telefono: {telefono}

Tutti i messaggi: {collegamento}`,
  },
  IBAN_CHANGED_OWNER: {
    subject: 'Sono cambiate le coordinate per i bonifici',
    body: `{chi} ha cambiato le coordinate su cui gli ospiti fanno i bonifici ({quando}).

Ultimi quattro caratteri del nuovo IBAN: {iban}

Se lo sapevi, non devi fare nulla. Altrimenti correggile e cambia subito la password: {collegamento}`,
  },
  BACKUP_WARNING: {
    subject: 'I backup del sito hanno bisogno di te',
    body: `I backup del sito non sono come dovrebbero:

{avvisi}

Controllali: {collegamento}`,
  },
  TURNOVER_NOT_READY_OWNER: {
    subject: 'La casa non è pronta per il {arrivo}',
    body: `Nessuno ha segnato pronta {casa} dopo la partenza del {partenza}. Il {arrivo} arriva qualcuno.

Se è pronta, segnalo da qui: {collegamento}`,
  },
  REGISTER_DUE_OWNER: {
    subject: '{oggetto}',
    body: `Arrivi da comunicare alla Polizia oggi, o già in ritardo: {quanti}. Scarica il file e caricalo sul portale Alloggiati Web.

{scadenze}

Apri Adempimenti: {collegamento}

Approdo aiuta a tenere in ordine gli adempimenti: non sostituisce il parere di professionisti e uffici competenti.`,
  },
  CHANNEL_CLASH_OWNER: {
    subject: 'Notti vendute due volte: decidi adesso',
    body: `Le stesse notti sono state vendute due volte:

{notti}

Nulla è stato cancellato. Scegli quale soggiorno tenere e annulla l’altro dove è stato prenotato: {collegamento}`,
  },
  CHANNEL_FAILING_OWNER: {
    subject: 'Il calendario di {calendario} non si legge più',
    body: `Il sito non riesce a leggere il calendario di {calendario}: {motivo}.

Le notti già arrivate da lì restano occupate, ma quelle nuove non si vedono: le stesse date potrebbero essere vendute due volte.

Controlla l’indirizzo del calendario: {collegamento}`,
  },
  CHANNEL_UNREAD_OWNER: {
    subject: 'Il calendario di {calendario} si legge solo in parte',
    body: `Nel calendario di {calendario}, da almeno un giorno, {motivo}.

Finché è così il sito non libera nessuna notte che arriva da lì, e fra quello che non si legge può esserci un soggiorno nuovo: prima di confermare guarda sul portale se le date sono libere.

Vedi quali sono: {collegamento}`,
  },
  CHANNEL_SUSPECT_OWNER: {
    subject: 'Dal calendario di {calendario} sono scomparse notti occupate',
    body: `Nel calendario di {calendario} non si trova più quello che c’era: {soggiorni}. Può essere un errore del portale: le notti restano occupate finché non decidi tu.

Guarda sul portale se sono stati annullati davvero, poi scegli se liberare le notti o tenerle: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
