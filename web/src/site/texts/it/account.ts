/** What the corner of the bar and the forms of an account say. */
export const account = {
  corner: {
    register: 'Registrati',
    profile: 'Impostazioni del profilo',
    manage: 'Gestione',
    signOut: 'Scollegati',
    signOutFailed: 'Logout failed',
  },
  login: {
    send: 'Accedi',
    withPasskey: 'Entra con una passkey',
    failed: 'Login failed',
    forgotten: 'Password dimenticata?',
    noAccount: 'Non hai un account? Registrati',
  },
  register: {
    send: 'Registrati',
    failed: 'Registration failed',
    confirmPassword: 'Conferma password',
    passwordsDiffer: 'Le due password non corrispondono',
    privacyMissing: 'Devi accettare le condizioni della privacy per registrarti.',
    sent: 'Richiesta di registrazione inviata, controlla la tua mail!',
    hasAccount: 'Hai già un account? Accedi',
  },
  confirmation: {
    waiting: 'Stiamo confermando il tuo indirizzo e-mail…',
    invalidLink: 'Il collegamento non è valido',
    failed: 'Conferma non riuscita',
    done: 'Il tuo indirizzo e-mail è confermato.',
    resend: 'Invia una nuova conferma',
    resendFailed: "Errore nell'invio della richiesta",
    toHome: 'Torna alla home',
  },
  disown: {
    send: 'Non ho aperto io questo account: togli il mio indirizzo',
    failed: 'Operazione non riuscita',
  },
  forgotten: {
    send: 'Invia il collegamento',
    failed: "Errore nell'invio della richiesta",
  },
  reset: {
    send: 'Salva la nuova password',
    failed: 'Errore nel cambio della password',
    toLogin: 'Vai al login',
  },
};
