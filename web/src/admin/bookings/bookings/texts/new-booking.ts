/** Texts for entering a stay. Quoted texts are those of OWNER.md section 3. */
export const NEW_BOOKING = {
  startDate: 'Check-in',
  endDate: 'Check-out',
  guestName: 'Nome e cognome',
  guestPhone: 'Telefono (facoltativo)',
  guestEmail: 'E-mail (facoltativa)',
  numberOfGuests: 'Numero di ospiti',
  linen: 'Biancheria e asciugamani',
  note: 'Note',
  total: 'Prezzo totale (facoltativo)',
  listPrice: (total: string) => `Il listino dice ${total}`,
  unpriced: 'Il listino non prezza questo soggiorno',
  tellGuest: 'Scrivi all’ospite la conferma',
  submit: 'Inserisci',
  saved: 'Prenotazione inserita con successo',
  savedAlone: 'Inserita',
  failed: 'Errore nell’inserimento della prenotazione',
} as const;
