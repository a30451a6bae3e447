/** Faults of a field, in any form. */
export const fields = {
  dateMissing: 'Scegli una data',
  dateUnreal: 'Scegli una data valida',
  textMissing: 'Inserisci un testo',
  fieldMissing: 'Campo obbligatorio',
  tooShort: ({ min }: { readonly min: number }) => `Almeno ${min} caratteri`,
  tooLong: ({ max }: { readonly max: number }) => `Al massimo ${max} caratteri`,
  nameTooShort: 'Il nome deve essere lungo almeno due caratteri',
  nameHasAddress: 'Il nome non può contenere indirizzi web',
  emailInvalid: 'Per favore inserisci una email valida',
  messageEmpty: 'Scrivi un messaggio',
  messageTooShort: 'I messaggi devono essere lunghi almeno 10 caratteri',
  privacyNotAccepted: 'Devi accettare le condizioni della privacy per inviare il messaggio.',
  ratingOutOfRange: 'Il voto deve essere un numero intero da 1 a 5',
  commentOutOfBounds: 'La recensione deve essere compresa tra 10 e 500 caratteri',
};
