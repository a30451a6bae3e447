import { ITALIAN, LANGUAGES, type Language } from './language.ts';

type LocalizedAddress = {
  readonly language: Language;
  /** The address without a language prefix, as in Italian. */
  readonly address: string;
};

/** Splits off an address's language: `/en/booking` is `/booking` in English. Italian has no prefix, not even `/it`. */
export function readLanguage(address: string): LocalizedAddress {
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)/s.exec(address) ?? [];
  const language = LANGUAGES.find((one) => one === prefix);
  if (language === undefined || language === ITALIAN) return { language: ITALIAN, address };
  return { language, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same address in a language: `/booking#richiesta` is `/en/booking#richiesta` in English, and `/` is `/en`. */
export function addressIn(language: Language, address: string): string {
  if (language === ITALIAN) return address;
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;
}
