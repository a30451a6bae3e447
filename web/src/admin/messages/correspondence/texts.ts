/** Texts of a booking's conversation. */
export const CONVERSATION = {
  loadFailed: 'Errore nel caricamento della conversazione',
  none: 'Ancora nessun messaggio. Quello che scrivi qui arriva all’ospite sulla pagina della sua prenotazione e per e-mail.',
  thread: 'Messaggi',
  from: { GUEST: 'Ospite', OWNER: 'Tu' },
  read: 'Letto',
  text: 'Messaggio per l’ospite',
  send: 'Invia',
  sent: 'Messaggio inviato',
  failed: 'Il messaggio non è partito',
  resolve: 'Segna come risposto',
  resolveHint: 'Se hai già risposto altrove, o non serve risposta, toglilo dall’elenco di chi aspetta.',
  resolved: 'Conversazione segnata: hai già risposto',
  resolveFailed: 'Errore nel segnare la conversazione',
  waits: 'Aspetta una risposta',
  noEmail: 'Manca l’e-mail dell’ospite: scrivila con Modifica per potergli scrivere.',
  closed:
    'La conversazione è chiusa: si scrive finché la richiesta è in attesa o confermata, e fino a 30 giorni dopo la partenza.',
} as const;

export function sayUnread(count: number): string {
  return count === 1 ? '1 da leggere' : `${count} da leggere`;
}
