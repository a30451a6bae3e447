import { english } from '../039-renew-privacy-notice/english.ts';
import { french } from '../039-renew-privacy-notice/french.ts';
import { german } from '../039-renew-privacy-notice/german.ts';
import { italian } from '../039-renew-privacy-notice/italian.ts';
import { reworded } from '../039-renew-privacy-notice/reworded.ts';

/** The earlier notice, and the one that mentions a telephone among the data of a request. */
function withTelephone({ now: before }: { readonly now: string }, said: string, says: string) {
  return { before: [before], now: reworded(before, [[said, says]]) };
}

export const noticeWithTelephone = {
  it: withTelephone(
    italian,
    'date, nome, e-mail, numero di ospiti, note',
    'date, nome, e-mail, telefono se lo indicate, numero di ospiti, note',
  ),
  en: withTelephone(
    english,
    'dates, name, email, number of guests, notes',
    'dates, name, email, telephone if you give it, number of guests, notes',
  ),
  de: withTelephone(
    german,
    'Daten des Aufenthalts, Name, E-Mail-Adresse, Zahl der Gäste',
    'Daten des Aufenthalts, Name, E-Mail-Adresse, Telefonnummer, falls Sie sie angeben, Zahl der Gäste',
  ),
  fr: withTelephone(
    french,
    'dates, nom, e-mail, nombre de personnes',
    'dates, nom, e-mail, téléphone si vous l’indiquez, nombre de personnes',
  ),
} as const;
