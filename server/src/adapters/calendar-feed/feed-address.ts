import { type AddressFault, type AddressRules, checkAddress } from '../guarded-request/address-rules.ts';

export type CheckedAddress = { readonly address: string } | { readonly fault: string };

const FAULTS: Readonly<Record<AddressFault, string>> = {
  NO_ADDRESS: 'Inserisci un indirizzo web completo, che comincia con https://',
  NOT_SECURE: "L'indirizzo deve cominciare con https://",
  OTHER_PORT: "L'indirizzo non può indicare una porta",
  CREDENTIALS: "L'indirizzo non può contenere nome utente o password",
  BARE_NUMBER: "L'indirizzo deve avere il nome del sito, non il suo numero IP",
  OWN_HOST: 'Questo è il tuo sito: inserisci il calendario del portale',
};

/** The address of a feed as it is asked for, or what is wrong with it, in Italian, for the owner. */
export function checkFeedAddress(text: string, rules: AddressRules): CheckedAddress {
  const checked = checkAddress(text.trim().replace(/^webcals?:/i, 'https:'), rules);
  return 'fault' in checked ? { fault: FAULTS[checked.fault] } : checked;
}
