import type { RegionalDue } from '@approdo/shared/domain/law/regional/regional-due';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';

/** The texts of the tab for reports to the region; quoted texts are those of LAW.md section 10. */
export const ISTAT = {
  tab: 'ISTAT',
  chooseRegion: 'Scegli la regione',
  settings: 'Impostazioni ISTAT',
  loadFailed: 'Errore nel caricamento dei dati per la regione',
  reportsNothing: 'Con questo sistema da qui non si comunica niente.',
  byFile: 'Il file si carica sul portale',
  byHand: 'I numeri si copiano a mano sul portale',
} as const;

export const ISTAT_SETTINGS = {
  region: 'Regione',
  none: 'Scegli',
  noRegion: 'Nessuna regione',
  system: 'Sistema',
  systems: {
    NONE: 'Nessuno',
    ROSS1000: 'Ross1000',
    SPOT: 'SPOT',
    TABLE: 'Tabella',
  } satisfies Readonly<Record<RegionalSystem, string>>,
  systemUnverified: 'Non abbiamo verificato che la regione usi questo sistema: controllalo sul suo portale.',
  code: 'Codice regione',
  codeHint: 'Quello che il portale dà alla tua struttura. In Lombardia è il CIR.',
  firstDay: 'Primo giorno',
  firstDayHint: 'I giorni prima non si comunicano da qui.',
  rooms: 'Unità',
  beds: 'Posti letto',
  closed: 'Chiusure',
  closure: (place: number) => `Chiusura ${place}`,
  from: 'Dal',
  to: 'Al',
  addClosure: 'Aggiungi una chiusura',
  removeClosure: 'Rimuovi',
  due: 'Scadenza',
  dues: {
    DAY: 'Un giorno del mese dopo',
    END: 'La fine del mese dopo',
    HOURS: 'Alcune ore dopo ogni arrivo',
    DAILY: 'Ogni giorno, il giorno dopo',
  } satisfies Readonly<Record<RegionalDue['kind'], string>>,
  day: 'Giorno del mese dopo',
  hours: 'Ore dall’arrivo',
  dueCheck: 'Controlla la scadenza: la regola è della regione.',
  dueUnverified: 'Quella proposta è la più comune: per questa regione non l’abbiamo verificata.',
  asOf: (date: string) => `Regole raccolte il ${date}.`,
  save: 'Salva le impostazioni ISTAT',
  saved: 'Impostazioni ISTAT salvate con successo',
  saveFailed: 'Errore nel salvataggio delle impostazioni ISTAT',
} as const;

export const ISTAT_MONTH = {
  title: 'Da comunicare',
  month: 'Mese',
  before: (month: string) => `Mese precedente, ${month}`,
  current: (month: string) => `Questo mese, ${month}`,
  none: (day: string) =>
    `Da qui si comunica dal ${day}: si vedono i giorni già passati. Per quelli di prima cambia il primo giorno.`,
  due: (day: string) => `Da comunicare entro il ${day}`,
  dueHours: (hours: number) =>
    hours === 1 ? 'Da comunicare entro 1 ora da ogni arrivo' : `Da comunicare entro ${hours} ore da ogni arrivo`,
  dueDaily: 'Da comunicare ogni giorno, entro il giorno dopo',
  late: 'In ritardo',
  empty: 'Anche senza ospiti il mese va comunicato.',
  sums: (arrivals: number, departures: number, nights: number) =>
    [
      arrivals === 1 ? '1 arrivo' : `${arrivals} arrivi`,
      departures === 1 ? '1 partenza' : `${departures} partenze`,
      nights === 1 ? '1 notte' : `${nights} notti`,
    ].join(', '),
  changed: 'Alcuni giorni sono cambiati dopo la comunicazione: caricali di nuovo.',
  changedOnSpot: 'Correggi a mano su SPOT',
  done: 'Tutti i giorni sono già comunicati.',
  range: (from: string, to: string) => (from === to ? `Il ${from}` : `Dal ${from} al ${to}`),
} as const;

export const ISTAT_DAYS = {
  list: 'I giorni del mese',
  day: 'Giorno',
  state: 'Stato',
  states: { TODO: 'Da comunicare', UPLOADED: 'Caricato', ACCEPTED: 'Accettato', CHANGED: 'Cambiato' },
  closed: 'Chiuso',
  arrivals: 'Arrivi',
  departures: 'Partenze',
  present: 'Presenti',
  rooms: 'Camere occupate',
  faults: 'Da completare',
  incomplete: (faults: number) => `Da completare: ${faults}`,
  moves,
  quiet: 'Nessun movimento',
  origin: 'Provenienza',
  table: 'I numeri da copiare',
} as const;

export const ISTAT_FILE = {
  download: 'Scarica il file',
  downloadCsv: 'Scarica CSV',
  downloadFailed: 'Errore nello scaricare il file',
  fileName: (system: RegionalSystem, from: string, to: string) =>
    `${system}-${from}-${to}.${system === 'TABLE' ? 'csv' : 'xml'}`,
  copy: 'Copia',
  copied: 'Numeri copiati con successo',
  copyFailed: 'Il browser non permette di copiare: seleziona la tabella e copiala.',
  uploaded: 'L’ho caricato',
  question: (days: string, arrivals: number) =>
    `Confermi di aver caricato sul portale questi giorni? ${days}, ${arrivals === 1 ? '1 arrivo' : `${arrivals} arrivi`}.`,
  questionByHand: (days: string, arrivals: number) =>
    `Confermi di aver copiato sul portale questi giorni? ${days}, ${arrivals === 1 ? '1 arrivo' : `${arrivals} arrivi`}.`,
  confirm: 'Conferma',
  recorded: 'Comunicazione registrata con successo',
  recordFailed: 'Errore nel registrare la comunicazione',
} as const;

export const ISTAT_TRANSMISSIONS = {
  title: 'Comunicazioni del mese',
  list: 'Che cosa è stato comunicato alla regione',
  empty: 'Questo mese non è ancora stato comunicato.',
  from: 'Dal',
  states: { UPLOADED: 'Caricato', ACCEPTED: 'Accettato' },
  receipt: 'Ricevuta',
  isStored: 'Conservata',
  accept: 'Accettato dalla regione',
  acceptQuestion: 'Il portale ha accettato questi giorni? Dopo, la comunicazione non si può più annullare.',
  accepted: 'Comunicazione segnata come accettata con successo',
  acceptFailed: 'Errore nel segnare la comunicazione come accettata',
  receiptText: 'Se il portale della regione ti dà una ricevuta in PDF, tienila qui: resta cifrata per cinque anni.',
  receiptName: (date: string) => `ricevuta-istat-${date}.pdf`,
  removeReceiptQuestion: 'Caricata o accettata, la comunicazione resta com’è. Puoi aggiungere un’altra ricevuta.',
  undoQuestion: 'I suoi giorni tornano da comunicare. Quello che hai già caricato sul portale non cambia.',
} as const;

type Moves = Readonly<Record<'arrivals' | 'departures' | 'present' | 'rooms', number>>;

/** `2 arrivi, 2 presenti, 1 camera occupata`, for several days the numbers of each; undefined where all are zero. */
function moves({ arrivals, departures, present, rooms }: Moves, isOfSeveral: boolean): string | undefined {
  const parts = [
    count(arrivals, 'arrivo', 'arrivi'),
    count(departures, 'partenza', 'partenze'),
    count(present, 'presente', 'presenti'),
    count(rooms, 'camera occupata', 'camere occupate'),
  ].filter((each) => each !== undefined);
  if (parts.length === 0) return undefined;
  return `${isOfSeveral ? 'Ogni giorno ' : ''}${parts.join(', ')}`;
}

function count(number: number, one: string, many: string): string | undefined {
  return number === 0 ? undefined : `${number} ${number === 1 ? one : many}`;
}
