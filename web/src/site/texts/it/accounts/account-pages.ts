/** Titles and leads of the account's pages. */
export const accountPages = {
  needsScript: 'Questa pagina ha bisogno di JavaScript.',
  login: {
    title: 'Login',
    description: 'Accedi per richiedere un soggiorno.',
    lead: 'Accedi per inviare e seguire le tue richieste.',
  },
  register: {
    title: 'Registrati',
    description: 'Apri un account per richiedere un soggiorno.',
    lead: 'Basta un minuto: serve per inviare una richiesta e ricevere la conferma.',
  },
  confirmEmail: {
    title: 'Conferma e-mail',
    description: 'Conferma del tuo indirizzo e-mail.',
    lead: 'Premi il pulsante per confermare che questo indirizzo è tuo.',
  },
  disown: {
    title: 'Non hai aperto tu questo account?',
    description: 'Rimuovi il tuo indirizzo da un account non tuo.',
    lead: 'Qualcuno ha aperto un account con il tuo indirizzo e-mail. Se non l’hai aperto tu, togli l’indirizzo: l’account viene eliminato.',
  },
  resendConfirmation: {
    title: 'Nuova conferma',
    description: 'Richiedi un nuovo messaggio di conferma.',
    lead: 'Scrivi il tuo indirizzo: ti mandiamo un nuovo collegamento.',
  },
  forgotPassword: {
    title: 'Password dimenticata',
    description: 'Richiedi una nuova password.',
    lead: 'Scrivi il tuo indirizzo: ti mandiamo un collegamento per sceglierne una nuova.',
  },
  resetPassword: {
    title: 'Nuova password',
    description: 'Scegli una nuova password.',
    lead: 'Scegli la nuova password: sugli altri dispositivi dovrai accedere di nuovo.',
  },
  profile: { title: 'Impostazioni Profilo', description: 'Nome, e-mail, avatar e password.' },
};
