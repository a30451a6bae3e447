import type { PushKind } from '@approdo/shared/domain/accounts/push-kind';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** Texts about the owner's phone, to the letter of OWNER.md, section 8. */
export const INSTALL = {
  title: 'Installa',
  action: 'Installa Approdo',
  byHand: 'Tocca Condividi, poi «Aggiungi alla schermata Home», e apri Approdo da lì.',
  done: 'Approdo è installato su questo dispositivo.',
} as const;

export const NOTICES = {
  title: 'Avvisi',
  label: 'Avvisi su questo dispositivo',
  hint: 'Arrivano anche a schermo bloccato: non dicono mai nomi, importi o parole degli ospiti.',
  kindsLabel: 'Di che cosa avvisare',
  kinds: {
    REQUEST: 'Richieste',
    MESSAGE: 'Messaggi',
    PAYMENT: 'Pagamenti',
    CHANNEL: 'Portali',
    TURNOVER: 'Pulizie',
  } satisfies Readonly<Record<PushKind, string>>,
  faults: {
    INSECURE: 'Gli avvisi vogliono un sito in https.',
    UNSUPPORTED: 'Questo browser non riceve avvisi.',
    DENIED: 'Hai negato gli avvisi: riattivali nelle impostazioni del telefono.',
    NOT_ALLOWED: 'Il permesso non è stato dato: premi di nuovo l’interruttore per darlo.',
  },
  switchedOn: 'Da ora gli avvisi arrivano qui',
  switchedOff: 'Qui non arrivano più avvisi',
  kindsSaved: 'Avvisi aggiornati',
  failed: 'Gli avvisi non sono stati cambiati',
} as const;

export const OFFLINE_DAY = {
  title: 'Senza rete',
  label: 'Tieni qui chi arriva nei prossimi 14 giorni',
  hint: 'Nomi, telefoni e date dei soggiorni, per leggerli senza rete. Restano due giorni al massimo, e si cancellano quando ti scolleghi.',
} as const;

export const DEVICES = {
  title: 'Dispositivi con gli avvisi',
  empty: 'Nessun dispositivo riceve avvisi.',
  thisOne: 'questo dispositivo',
  since: (date: string) => elideBeforeDates(`dal ${date}`),
  lastSent: (date: string) => elideBeforeDates(`ultimo avviso il ${date}`),
  neverSent: 'ancora nessun avviso',
  nothing: 'Nessun avviso scelto',
  test: 'Prova',
  tested: 'La prova è partita: guarda se arriva.',
  testFailed: 'La prova non è partita',
  remove: 'Rimuovi',
  removed: 'Dispositivo rimosso',
  removeFailed: 'Il dispositivo non è stato rimosso',
  removal: {
    title: 'Rimuovere questo dispositivo?',
    text: (name: string) => `${name} non riceverà più avvisi. Resta tutto il resto.`,
  },
  loadFailed: 'Errore nel caricamento dei dispositivi',
  elsewhere: 'Apri Approdo sul telefono per ricevere gli avvisi.',
} as const;

export const OFFLINE = {
  title: 'Oggi',
  asOf: (when: string) => elideBeforeDates(`Senza rete: com’era il ${when}.`),
  expired: 'Quello che era tenuto qui è scaduto.',
  nobody: 'Nei prossimi 14 giorni non arriva nessuno.',
  checkInFrom: (hour: string) => `arrivo dalle ${hour}`,
  checkOutBy: (hour: string) => `partenza entro le ${hour}`,
  again: 'Riprova',
} as const;
