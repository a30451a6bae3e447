import type { HelpPath } from '../../session/help-pages.ts';

/** A one-line summary of each page, for the contents and the search; apart, as other screens do not need it. */
export const HELP_SUMMARIES: Readonly<Record<HelpPath, string>> = {
  'first-day': 'Entrare, guardarsi intorno, e che cosa mettere a posto prima di dare l’indirizzo a qualcuno.',
  'a-request': 'Dal modulo dell’ospite alla tua risposta, fino alla recensione dopo il soggiorno.',
  conversation: 'Scriversi con l’ospite di una prenotazione: sul sito e per e-mail, e quanto resta.',
  calendar: 'Un anno in una pagina: leggerlo, scegliere dei giorni per prenotare o chiudere, portarlo con te.',
  calendars: 'Collegare Airbnb, Booking.com, Vrbo o un’agenda, e che cosa fare quando qualcosa non torna.',
  prices: 'Listino, soggiorni brevi, extra, sconti e codici, conferma immediata, e come provare un prezzo.',
  payments:
    'Quanto costa un soggiorno, che cosa è stato pagato, che cosa manca: rate, bonifici, deposito, rimborsi, e i conti dell’anno.',
  year: 'La banca abbinata a ciò che è dovuto, i file dei portali, le spese, la cedolare e la cartella per il commercialista.',
  documents: 'Ricevute numerate, storni, imposta di bollo, e il contratto che l’ospite accetta.',
  guide: 'Quello che serve sapere a chi soggiorna: scriverlo, decidere quando si vede, tradurlo.',
  guests: 'I dati degli ospiti per la Polizia: raccoglierli, identificare, comunicare, e quando si cancellano.',
  deadlines: 'Che cosa scade verso Polizia, regione e comune, l’imposta di soggiorno, e che cosa avere in ordine.',
  turnovers: 'Che cosa c’è da fare dopo ogni partenza, se la casa è pronta, e il collegamento di chi pulisce.',
  rules:
    'Notti minime, giorni di arrivo, preavviso: sempre, in certi periodi, o per pochi giorni scelti nel calendario.',
  property: 'Dati della casa e CIN, home page, riquadri, menu e vecchi indirizzi.',
  look: 'Logo, colore, caratteri e forme del sito: provarli, pubblicarli, tornare indietro. Il tema della gestione.',
  photos: 'Caricarle, descriverle, metterle in una galleria.',
  writing: 'Articoli e pagine: bozza, pubblicazione, collegamenti, foto e mappe nel testo.',
  languages: 'Offrire la casa in inglese, tedesco e francese: tradurre, controllare, pubblicare.',
  mail: 'Che cosa scrive il sito da solo, i messaggi dei visitatori, quando un’e-mail non parte.',
  phone: 'Approdo sul telefono: installarlo, ricevere gli avvisi, leggere chi arriva senza rete.',
  visits: 'Quante volte il sito viene aperto, da dove si arriva, che cosa ne nasce, e come spegnere il conteggio.',
  people: 'Gli account, chi può fare che cosa, e le cose da fare in casa.',
  'signing-in': 'Da quali dispositivi si è entrati nel tuo account, e come farne uscire chi non deve esserci.',
  privacy: 'Dare a una persona i suoi dati, cancellarli, e vedere chi ha fatto che cosa nella casa.',
  moving: 'Portare qui il sito di prima, i soggiorni passati, le recensioni e le foto, e tornare indietro.',
  backups: 'Che cosa si salva da solo, tenerne una copia altrove, tornare indietro.',
  'new-machine': 'Portare il sito su un altro server, o gestirlo da un computer nuovo.',
  trouble: 'Ogni avviso di Oggi, e che cosa fare quando il sito non risponde.',
};
