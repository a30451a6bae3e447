import type { FeedRefusal, RefusalReason } from './feed-answer.ts';

const TEXTS: Readonly<Record<RefusalReason, string>> = {
  ADDRESS: "L'indirizzo del calendario porta a una rete privata o non ammessa",
  UNREACHABLE: 'Il portale non risponde',
  SLOW: 'Il portale risponde troppo lentamente',
  REDIRECTS: "Il portale rimanda da un indirizzo all'altro senza arrivare",
  GONE: 'Il calendario non esiste più a questo indirizzo',
  STATUS: 'Il portale ha risposto con un errore',
  LARGE: 'Il calendario è troppo grande (oltre 1 MB)',
  NO_CALENDAR: "A questo indirizzo non c'è un calendario",
  CUT: 'Il calendario è arrivato incompleto',
  EVENTS: 'Il calendario ha troppi eventi (oltre 2.000)',
  INTRICATE: 'Il calendario è troppo complicato da leggere',
  SPENT: 'Il calendario è troppo complicato da leggere: si riprova entro un’ora',
};

/** Explains to the owner why a feed could not be read. */
export function describeFeedRefusal({ reason, status }: Pick<FeedRefusal, 'reason' | 'status'>): string {
  return reason === 'STATUS' && status !== undefined ? `${TEXTS.STATUS} (${status})` : TEXTS[reason];
}
