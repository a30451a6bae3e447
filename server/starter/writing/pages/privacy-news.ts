type News = {
  /** The section of the notice that it stands in. */
  readonly section: string;
  /** What a line of a list begins with. */
  readonly name?: string;
  readonly text: string;
};

const DATA = '2. Quali dati trattiamo e perché';
const TIMES = '5. Per quanto tempo li conserviamo';

/** What the notice says that earlier ones did not: owners who wrote their own read it, to take over what is theirs to say. */
export const privacyNews = {
  telephone: {
    section: DATA,
    name: 'Richieste di soggiorno',
    text: 'date, nome, e-mail, telefono se lo indicate, numero di ospiti, note e, se volete dirlo, come ci avete trovato. Servono a rispondervi e a organizzare il soggiorno. Base giuridica: esecuzione del contratto o di misure precontrattuali (lett. b).',
  },
  payments: {
    section: DATA,
    name: 'Pagamenti e ricevute',
    text: 'quanto è dovuto, che cosa è stato pagato o restituito, quando e in che modo; nelle ricevute il nome di chi paga e, se indicati, il suo indirizzo e il suo codice fiscale. Chi paga con la carta ne scrive i dati nella pagina del fornitore dei pagamenti: a noi arriva soltanto l’esito. Base giuridica: esecuzione del contratto (lett. b) e obblighi contabili e fiscali (lett. c).',
  },
  contract: {
    section: DATA,
    name: 'Contratto',
    text: 'se lo accettate su questo sito, il testo accettato, l’account, il giorno e l’ora, l’indirizzo IP e il browser da cui lo accettate, come prova dell’accettazione. Base giuridica: esecuzione del contratto (lett. b) e legittimo interesse a poterla dimostrare (lett. f).',
  },
  security: {
    section: DATA,
    name: 'Sicurezza',
    text: 'per impedire abusi, l’indirizzo IP da cui partono gli accessi e gli invii viene contato per il tempo strettamente necessario, al massimo un giorno. Base giuridica: legittimo interesse alla sicurezza del sito (lett. f).',
  },
  access: {
    section: DATA,
    name: 'Accessi e dispositivi',
    text: 'di ogni accesso a un account il nome del browser e del sistema, il giorno e l’ora, in che modo è avvenuto e quando è stato usato l’ultima volta, finché dura: al massimo trenta giorni; di chi gestisce il sito anche da quali dispositivi entra, fino a novanta giorni dopo l’ultima volta. Se li aggiungete voi, anche le passkey con il loro nome, l’app dei codici e i codici di riserva, in una forma che da sola non fa entrare nessuno, finché li togliete. Servono a vedere chi è entrato, a farlo uscire e a non far entrare altri. Base giuridica: legittimo interesse alla sicurezza degli account (lett. f).',
  },
  browser: {
    section: '3. Cookie e contenuti di terzi',
    text: 'Sul vostro dispositivo il browser conserva soltanto ciò che serve a quello che fate qui: le bozze di richieste e messaggi, con la pagina a cui tornare, per sette giorni o finché le inviate o le cancellate; se accedete al vostro account, la chiave della sessione e le pagine delle vostre prenotazioni con la guida della casa, che così si leggono anche senza rete, finché vi scollegate. Quello di chi gestisce il sito conserva anche un codice con cui il sito lo riconosce. Sono informazioni tecniche indispensabili.',
  },
  cards: {
    section: '4. Chi può vedere i dati',
    text: 'Chi paga con la carta dà i suoi dati a Stripe, il fornitore dei pagamenti, che li tratta secondo la propria informativa e riceve da noi l’importo e la causale, con il codice della prenotazione e il giorno dell’arrivo.',
  },
  requests: {
    section: TIMES,
    text: 'Le richieste non seguite da un soggiorno per dodici mesi dal rifiuto o dalla scadenza, oppure dai giorni chiesti se sono rimaste senza risposta; quelle che ritirate si cancellano subito.',
  },
  messages: {
    section: TIMES,
    text: 'I messaggi del modulo di contatto per dodici mesi; i messaggi su una prenotazione fino a dodici mesi dopo la partenza.',
  },
  stays: {
    section: TIMES,
    text: 'I dati dei soggiorni confermati, anche se poi annullati, e delle richieste per cui è stato pagato qualcosa, con i pagamenti, le ricevute, il contratto e la prova della sua accettazione, per i dieci anni richiesti dalle norme civilistiche e fiscali.',
  },
  letters: {
    section: TIMES,
    text: 'Delle e-mail inviate dal sito l’elenco, senza il testo, per novanta giorni.',
  },
  backups: {
    section: TIMES,
    text: 'Le copie di sicurezza per il tempo necessario a proteggere il sito da guasti; ciò che cancelliamo resta in quelle fatte prima, finché esistono.',
  },
} as const satisfies Readonly<Record<string, News>>;
