import type { Booking } from '@approdo/shared/contract/stay/bookings';

/** What guest and owner write to each other of a booking. */
export const CONVERSATION = {
  name: 'Conversazione',
  title: (who: string) => `Conversazione con ${who}`,
  loadFailed: 'Errore nel caricamento della conversazione',
  none: 'Ancora nessun messaggio. Quello che scrivi qui arriva all’ospite sulla pagina della sua prenotazione e per e-mail.',
  thread: 'Messaggi',
  from: { GUEST: 'Ospite', OWNER: 'Tu' },
  read: 'Letto',
  text: 'Messaggio per l’ospite',
  send: 'Invia',
  sent: 'Messaggio inviato',
  failed: 'Il messaggio non è partito',
  settle: 'Segna come risposto',
  settleHint: 'Se hai risposto per e-mail o al telefono, o non serve: l’ospite non è più tra chi aspetta.',
  settled: 'Conversazione segnata: hai già risposto',
  settleFailed: 'Errore nel segnare la conversazione',
  closed:
    'La conversazione è chiusa: si scrive finché la richiesta è in attesa o confermata, e fino a 30 giorni dopo la partenza.',
} as const;

/** On the button that opens it. */
export function sayConversation({ unread = 0, unanswered = 0 }: Pick<Booking, 'unread' | 'unanswered'>): string {
  if (unread > 0) return `${CONVERSATION.name}: ${sayUnread(unread)}`;
  return unanswered > 0 ? `${CONVERSATION.name}: aspetta risposta` : CONVERSATION.name;
}

export function sayUnread(count: number): string {
  return count === 1 ? '1 da leggere' : `${count} da leggere`;
}
