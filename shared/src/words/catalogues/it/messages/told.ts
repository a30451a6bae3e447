/** What letters and calendars tell of a stay, beside their own texts. */
export const told = {
  toBeAgreed: 'Da concordare',
  stayLine: 'Soggiorno',
  /** Said to an address that takes the place of another, in the confirmation that goes there. */
  writtenHere: "E-mail inviate d'ora in poi a questo indirizzo",
  registerHere: 'Per aprire la pagina del soggiorno registrati con questo indirizzo e-mail.',
  linenWanted: 'sì',
  calendarEntry: ({ property }: { readonly property: string }) => `Soggiorno: ${property}`,
};
