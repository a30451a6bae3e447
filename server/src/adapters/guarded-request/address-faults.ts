import type { AddressFault } from './address-rules.ts';

/** Texts for owners about a wrong address; the text for OWN_HOST depends on the kind of address, so callers add it. */
export const ADDRESS_FAULTS: Readonly<Record<Exclude<AddressFault, 'OWN_HOST'>, string>> = {
  NO_ADDRESS: 'Inserisci un indirizzo web completo, che comincia con https://',
  NOT_SECURE: "L'indirizzo deve cominciare con https://",
  OTHER_PORT: "L'indirizzo non può indicare una porta",
  CREDENTIALS: "L'indirizzo non può contenere nome utente o password",
  BARE_NUMBER: "L'indirizzo deve avere il nome del sito, non il suo numero IP",
};
