/** Texts of the contact form. */
export const contact = {
  form: 'Modulo di contatto',
  phone: 'Telefono (facoltativo)',
  message: 'Messaggio',
  trap: 'Lascia vuoto questo campo',
  send: 'Invia messaggio',
  sent: 'Messaggio inviato con successo!',
  failed: "Errore nell'invio del messaggio",
};
