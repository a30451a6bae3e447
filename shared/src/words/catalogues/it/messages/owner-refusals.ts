/** Why a letter that the owner wants to send is refused. */
export const letterRefusals = {
  letterGoesByItself: 'Questo messaggio parte solo automaticamente',
  bookingNotConfirmed: 'La prenotazione non è confermata',
};
