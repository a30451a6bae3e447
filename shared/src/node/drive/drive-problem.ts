/** Faults of Google Drive, distinguished by how they are handled. */
export type DriveFault =
  | 'not linked'
  | 'revoked'
  | 'full'
  | 'busy'
  | 'offline'
  | 'refused'
  | 'missing'
  | 'damaged'
  | 'stopped';

const WORDS: Readonly<Record<DriveFault, string>> = {
  'not linked': 'Google Drive non è collegato',
  revoked:
    'Google Drive non accetta più questo collegamento: l’accesso è stato revocato o è scaduto. Collegalo di nuovo.',
  full: 'Lo spazio di Google Drive è esaurito. Libera spazio, o elimina qualche backup da Drive, e riprova.',
  busy: 'Google Drive riceve troppe richieste in questo momento. Riprova tra qualche minuto.',
  offline: 'Google Drive non risponde. Controlla la connessione a Internet e riprova.',
  refused: 'Google Drive ha rifiutato la richiesta.',
  missing: 'Questo backup non è più su Google Drive.',
  damaged: 'La copia su Google Drive è danneggiata.',
  stopped: 'Il lavoro con Google Drive è stato interrotto.',
};

type More = {
  /** A more specific message for the owner than the fault's. */
  readonly words?: string;
  /** Seconds after which Google accepts another try. */
  readonly retryAfterSeconds?: number | undefined;
};

/** A failure of Google Drive; its message is for the owner. */
export class DriveProblem extends Error {
  override readonly name = 'DriveProblem';
  readonly fault: DriveFault;
  readonly retryAfterSeconds: number | undefined;

  constructor(fault: DriveFault, { words = WORDS[fault], retryAfterSeconds }: More = {}) {
    super(words);
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Whether the same request may succeed if it is made again soon. */
  get isPassing(): boolean {
    return this.fault === 'busy' || this.fault === 'offline';
  }
}
