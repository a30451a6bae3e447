const common = { status: 'APPROVED', language: 'it' } as const;

export const demoReviews = [
  {
    ...common,
    id: 'review-giulia',
    guest_name: 'Giulia Ferrante',
    rating: 5,
    comment:
      'Siamo arrivati con due bambini e tre valigie di troppo. Dopo un giorno avevamo già smesso di usare le scarpe. La terrazza la mattina presto vale da sola il viaggio.',
    created_at: '2026-09-14T08:20:00.000Z',
  },
  {
    ...common,
    id: 'review-marco',
    guest_name: 'Marco Bellini',
    rating: 5,
    comment:
      'Casa vera, non una casa da affittare: coltelli che tagliano, libri sugli scaffali, lenzuola che profumano di sole. Il pescatore suona davvero due volte il clacson.',
    created_at: '2026-08-30T17:45:00.000Z',
  },
  {
    ...common,
    id: 'review-anna',
    guest_name: 'Anna e Pietro',
    rating: 4,
    comment:
      'Posto splendido e accoglienza premurosa. Togliamo una stella solo per la salita dal porto con i bagagli: fatevi venire a prendere, come suggeriscono i proprietari!',
    created_at: '2026-07-21T19:05:00.000Z',
    answer:
      'Grazie, Anna e Pietro. La salita è colpa nostra: da quest’anno nella conferma c’è scritto come avvisarci, e al porto veniamo noi.',
    answered_at: '2026-07-23T08:30:00.000Z',
  },
  {
    ...common,
    id: 'review-sofia',
    guest_name: 'Sofia Marchetti',
    rating: 5,
    comment:
      'Cercavamo una settimana senza programmi e l’abbiamo trovata. La camera dei limoni è fresca anche a mezzogiorno, e la caletta la mattina è quasi vuota.',
    created_at: '2026-06-28T10:30:00.000Z',
  },
  {
    ...common,
    id: 'review-luca',
    guest_name: 'Luca Sanna',
    rating: 5,
    comment:
      'Ci siamo venuti a maggio per camminare e torneremo a settembre per nuotare. Cucina attrezzata sul serio, con una moka per ogni umore.',
    created_at: '2026-05-24T16:10:00.000Z',
  },
  {
    ...common,
    id: 'review-elena',
    guest_name: 'Elena Ricci',
    rating: 4,
    comment:
      'In otto non ci siamo mai pestati i piedi. Il wifi in terrazza va e viene, ma forse è un bene: abbiamo giocato a carte tutte le sere.',
    created_at: '2025-09-07T09:00:00.000Z',
  },
];

/** A review that the owner has yet to read; `account` wrote it, where one did. */
type WaitingReview = {
  readonly id: string;
  readonly account: string | null;
  readonly name: string | null;
  readonly rating: number;
  readonly comment: string;
  readonly hoursAgo: number;
};

export const waitingReviews: readonly WaitingReview[] = [
  {
    id: 'review-waiting-luca',
    account: 'guest-luca',
    name: null,
    rating: 5,
    comment:
      'Terzo anno, e la prima cosa che faccio è sempre la stessa: caffè in terrazza prima che si svegli il porto. Grazie per i limoni e per la pazienza con il traghetto in ritardo.',
    hoursAgo: 20,
  },
  {
    id: 'review-waiting-sofia',
    account: 'guest-sofia',
    name: null,
    rating: 4,
    comment:
      'Settimana bellissima. L’acqua calda in cucina ci mette un po’ ad arrivare, ma con quel panorama si aspetta volentieri.',
    hoursAgo: 24 * 4,
  },
  {
    id: 'review-waiting-anonymous',
    account: null,
    name: 'Gino P.',
    rating: 2,
    comment: 'Troppi gradini e troppe cicale. Il mare però era dove avevate detto.',
    hoursAgo: 24 * 9,
  },
];
