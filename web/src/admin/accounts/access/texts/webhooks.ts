import type { WebhookDelivery } from '@approdo/shared/contract/accounts/webhooks';
import type { WebhookEvent } from '@approdo/shared/domain/accounts/webhook-event';
import type { WebhookState } from '@approdo/shared/domain/accounts/webhook-state';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts about webhooks, exactly as in KEYS.md, section 14. */
export const WEBHOOKS = {
  title: 'Indirizzi da avvisare',
  hint: 'Quando succede qualcosa il sito lo dice all’altro programma: solo codici e date, mai nomi, importi o parole.',
  loadFailed: 'Errore nel caricamento degli indirizzi',
  events: {
    'booking.requested': 'Nuova richiesta',
    'booking.confirmed': 'Confermata',
    'booking.changed': 'Cambiata',
    'booking.cancelled': 'Annullata',
    'payment.recorded': 'Pagamento registrato',
    'message.received': 'Messaggio ricevuto',
  } satisfies Readonly<Record<WebhookEvent, string>>,
  states: {
    OK: 'Funziona',
    FAILING: 'Non risponde',
    OFF: 'Spento',
    NEEDS_SECRET: 'Manca il segreto',
  } satisfies Readonly<Record<WebhookState, string>>,
  lastSuccess: (when: string) => elideBeforeDates(`ultimo invio arrivato il ${when}`),
  neverArrived: 'ancora nessun invio arrivato',
  test: 'Prova',
  tested: (status: number) => `La prova è arrivata: l’indirizzo ha risposto ${status}`,
  testFailed: 'La prova non è partita',
  turnOn: 'Accendi',
  turnedOn: 'Indirizzo acceso',
  turnOff: 'Spegni',
  turnedOff: 'Indirizzo spento',
  renew: 'Nuovo segreto',
  renewed: 'Nuovo segreto creato',
  toggleFailed: 'L’indirizzo non è stato cambiato',
  remove: 'Rimuovi',
  removed: 'Indirizzo rimosso',
  removeFailed: 'L’indirizzo non è stato rimosso',
  removal: {
    title: 'Rimuovere questo indirizzo?',
    text: (url: string) => `${url} non viene più avvisato, nemmeno di quello che era in attesa.`,
  },
} as const;

export const WEBHOOK_FORM = {
  label: 'Nuovo indirizzo da avvisare',
  url: 'Indirizzo',
  events: 'Di che cosa avvisare',
  add: 'Aggiungi',
  added: 'Indirizzo aggiunto',
  failed: 'L’indirizzo non è stato aggiunto',
} as const;

export const WEBHOOK_SECRET = {
  title: 'Il segreto di questo indirizzo',
  hint: 'Serve all’altro programma per sapere che l’avviso viene da qui. Copialo adesso: poi non lo mostriamo più.',
  label: 'Segreto',
  copied: 'Segreto copiato',
} as const;

export const WEBHOOK_DELIVERIES = {
  title: 'Ultimi invii',
  loadFailed: 'Errore nel caricamento degli invii',
  empty: 'Ancora nessun invio.',
  statuses: { WAITING: 'In attesa', SENT: 'Arrivato', FAILED: 'Non arrivato' } satisfies Readonly<
    Record<WebhookDelivery['status'], string>
  >,
  tries: (count: number) => (count === 1 ? '1 tentativo' : `${count} tentativi`),
  answered: (status: number) => `risposta ${status}`,
  resend: 'Rimanda',
  resent: 'L’invio parte di nuovo',
  resendFailed: 'L’invio non è ripartito',
} as const;
