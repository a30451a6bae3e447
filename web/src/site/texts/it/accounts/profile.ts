/** The texts of the account settings. */
export const profile = {
  save: 'Salva',
  saved: 'Profilo aggiornato con successo',
  failed: "Errore nell'aggiornamento del Profilo",
  emailHint: 'Per cambiarla serve la password attuale',
  changePassword: 'Cambia password',
  currentPassword: 'Password attuale',
  currentPasswordMissing: 'Inserisci la password attuale',
  newPasswordHint: 'Almeno 6 caratteri; lascia vuoto per tenere quella che hai',
  unconfirmed: (email: string) =>
    `L’indirizzo ${email} non è ancora confermato: apri il collegamento che ti abbiamo mandato.`,
  avatar: {
    title: 'Avatar',
    alt: 'Il tuo avatar',
    another: 'Un altro disegno',
    upload: 'Carica una foto',
    remove: 'Rimuovi',
    noImage: 'Scegli un’immagine',
  },
  theme: {
    title: 'Tema',
    hint: 'Il tema della gestione, in questo browser',
    auto: 'Come il dispositivo',
    light: 'Chiaro',
    dark: 'Scuro',
  },
};
