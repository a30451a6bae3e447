import type { Wording } from '@approdo/shared/domain/base/text/wording';

export const DISOWN_WORDS = `Non hai aperto tu questo account? Non aprire il collegamento qui sopra. Con questo togli il tuo indirizzo dall'account:

{disconosci}`;

/** The letters about accounts in Italian. */
export const accounts = {
  CONFIRM_EMAIL: {
    subject: 'Conferma il tuo indirizzo e-mail',
    body: `Buongiorno,

grazie per la registrazione. Per confermare il tuo indirizzo e-mail apri questo collegamento:

{collegamento}

Il collegamento vale 24 ore e si può usare una volta sola.

L'account è stato aperto con il nome «{nome}» ({quando}).

${DISOWN_WORDS}

Se non fai nulla, l'indirizzo resta non confermato.`,
  },
  RESET_PASSWORD: {
    subject: 'Scegli una nuova password',
    body: `Buongiorno,

abbiamo ricevuto la richiesta di una nuova password per il tuo account. Per sceglierla apri questo collegamento:

{collegamento}

Il collegamento vale un'ora e si può usare una volta sola. Con la nuova password dovrai accedere di nuovo su tutti i dispositivi.
Se non l'hai chiesta tu, ignora questo messaggio: la tua password resta quella di prima.`,
  },
  KEYS_CHANGED: {
    subject: 'È cambiato il modo di entrare nel tuo account',
    body: `Buongiorno,

{cosa} ({quando}, {dispositivo}).

Se sei stato tu, non devi fare nulla. Altrimenti cambia subito la password e guarda chi è entrato: {collegamento}`,
  },
  CODE_GUESSED: {
    subject: 'Qualcuno conosce la tua password',
    body: `Buongiorno,

qualcuno ha scritto la tua password giusta, e poi cinque volte un codice sbagliato.

Nessuno è entrato. Cambia la password: {collegamento}`,
  },
  CODE_GUESSED_IN_SESSION: {
    subject: 'Qualcuno prova i tuoi codici da un accesso aperto',
    body: `Buongiorno,

da un dispositivo che era già nel tuo account sono arrivati cinque codici sbagliati, uno dopo l’altro. Lo abbiamo fatto uscire.

Se sei stato tu, accedi di nuovo; se il codice dell’app non ti riesce, usa un codice di riserva o una passkey. Se non sei stato tu, qualcuno usa un tuo dispositivo o un accesso rubato: guarda chi è entrato, fai uscire gli altri e cambia la password: {collegamento}`,
  },
  PASSKEY_COPIED: {
    subject: 'Una tua passkey potrebbe essere stata copiata',
    body: `Buongiorno,

la passkey «{passkey}» potrebbe essere stata copiata: qualcuno l’ha usata, e i suoi usi non tornano. Non è entrato nessuno.

Toglila e aggiungine una nuova: {collegamento}`,
  },
  NEW_DEVICE: {
    subject: 'Nuovo accesso al tuo account',
    body: `Buongiorno,

{dispositivo}, {quando}.

Se sei stato tu, non devi fare nulla. Altrimenti cambia subito la password e guarda chi è entrato: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
