import { ADDRESS_FAULTS } from '../guarded-request/address-faults.ts';
import { type AddressFault, type AddressRules, checkAddress } from '../guarded-request/address-rules.ts';

export type CheckedAddress = { readonly address: string } | { readonly fault: string };

const FAULTS: Readonly<Record<AddressFault, string>> = {
  ...ADDRESS_FAULTS,
  OWN_HOST: 'Questo è il tuo sito: inserisci il calendario del portale',
};

/** The normalized address of a feed, or what is wrong with it, in Italian for the owner. */
export function checkFeedAddress(text: string, rules: AddressRules): CheckedAddress {
  const checked = checkAddress(text.trim().replace(/^webcals?:/i, 'https:'), rules);
  return 'fault' in checked ? { fault: FAULTS[checked.fault] } : checked;
}
