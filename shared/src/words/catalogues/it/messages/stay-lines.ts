/** Lines about a stay in letters and calendar entries, beside their own texts. */
export const stayLines = {
  toBeAgreed: 'Da concordare',
  stayLine: 'Soggiorno',
  /** In the confirmation sent to an address that replaces another. */
  writtenHere: "E-mail inviate d'ora in poi a questo indirizzo",
  registerHere: 'Per aprire la pagina del soggiorno registrati con questo indirizzo e-mail.',
  linenWanted: 'sì',
  calendarEntry: ({ property }: { readonly property: string }) => `Soggiorno: ${property}`,
};
