/** Why a letter does not go out as an owner asks. */
export const letterRefusals = {
  letterGoesByItself: 'Questo messaggio parte solo automaticamente',
  bookingNotConfirmed: 'La prenotazione non è confermata',
};
