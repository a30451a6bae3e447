import type { BookingInFull } from '@approdo/shared/contract/bookings/bookings';
import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { pageOfPoint } from '@approdo/shared/rich-text/map-point';
import { labelled } from '@approdo/shared/words/base/labelled';
import { WORDS } from '@approdo/shared/words/words';
import { describeExpiry, describeStay, EXPIRY, type GuestStay, STAY } from '../../stays/stays/index.ts';

/** What letters to guests tell that is not the stay's own. */
export type StayFacts = {
  readonly property: Pick<PropertyDetails, 'name' | 'address' | 'latitude' | 'longitude' | 'cin' | 'cir'>;
  /** Null for a stay from before prices were kept. */
  readonly price: BookingInFull['price'];
  /** By which it costs less; null where it has none. */
  readonly code: string | null;
  /** `HH:mm`, null where the owner has not said. */
  readonly hours: { readonly checkInFrom: string | null; readonly checkOutBy: string | null };
};

const HOME = { latitude: 42.7186, longitude: 12.1069 };

/** What any letter to a guest can tell, each of it where there is something to tell. */
export const FOR_GUEST = {
  ...STAY,
  scadenza: EXPIRY,
  prezzo: {
    kind: 'text',
    meaning: 'Le voci del prezzo, una per riga; possono mancare',
    sample: (language: Language) => {
      const words = WORDS[language];
      const inWords = (label: string, cents: number) => labelled(label, formatEuros(cents, language), language);
      return `${inWords(words.stayLine, 70_000)}\n${inWords(words.cleaningLine, 8000)}`;
    },
  },
  totale: {
    kind: 'line',
    meaning: 'Il prezzo in tutto; può mancare',
    sample: (language: Language) => formatEuros(78_000, language),
  },
  indirizzo: { kind: 'line', meaning: 'Indirizzo della casa; può mancare', sample: 'Via Garibaldi 3, Orvieto' },
  mappa: { kind: 'text', meaning: 'Indirizzo della casa sulla mappa; può mancare', sample: pageOfPoint(HOME) },
  dalle: { kind: 'line', meaning: 'Da che ora si arriva; può mancare', sample: '15:00' },
  entro: { kind: 'line', meaning: 'Entro che ora si parte; può mancare', sample: '10:00' },
  cin: { kind: 'line', meaning: 'CIN della casa; può mancare', sample: 'IT083041C2ABCDEFGH' },
  cir: { kind: 'line', meaning: 'Codice regionale della casa (CIR/CIS); può mancare', sample: '083041AAT0012' },
  collegamento: { kind: 'link', meaning: 'Collegamento alla prenotazione', sample: '/booking' },
} as const;

/** In the language that she is written to in, which her booking keeps; the link leads to the page of her booking. */
export function describeForGuest(
  stay: GuestStay,
  { property, price, hours }: StayFacts,
): Record<keyof typeof FOR_GUEST, string> {
  const { language } = stay;
  return {
    ...describeStay(stay, { property, language }),
    scadenza: describeExpiry(stay, language),
    ...describePrice(price, language),
    indirizzo: property.address ?? '',
    mappa: describePlace(property),
    dalle: hours.checkInFrom ?? '',
    entro: hours.checkOutBy ?? '',
    cin: property.cin ?? '',
    cir: property.cir ?? '',
    collegamento: `/booking/${stay.id}`,
  };
}

function describePrice(price: StayFacts['price'], language: Language) {
  if (!price) return { prezzo: '', totale: '' };
  if (price.total === null) return { prezzo: WORDS[language].toBeAgreed, totale: WORDS[language].toBeAgreed };
  const lines = price.lines.map(({ label, amount }) => labelled(label, formatEuros(amount, language), language));
  return { prezzo: lines.join('\n'), totale: formatEuros(price.total, language) };
}

function describePlace({ latitude, longitude }: StayFacts['property']): string {
  return latitude === null || longitude === null ? '' : pageOfPoint({ latitude, longitude });
}

export const WRITTEN_HERE = {
  recapito: {
    kind: 'line',
    meaning: 'Che le e-mail vanno d’ora in poi a questo indirizzo, se l’ospite ne aveva un altro; se no manca',
    sample: sayWrittenHere,
  },
} as const;

export const REGISTER_HERE = {
  accesso: {
    kind: 'line',
    meaning: 'Come aprire la pagina del soggiorno che hai inserito tu, finché nessun account lo ha; se no manca',
    sample: (language: Language) => WORDS[language].registerHere,
  },
} as const;

/** Of a stay that the owner entered, until an account has it. */
export function sayRegisterHere({ source, userId, wasGiven, language }: GuestStay): string {
  return source === 'OWNER' && userId === null && !wasGiven ? WORDS[language].registerHere : '';
}

export function sayWrittenHere(language: Language): string {
  return WORDS[language].writtenHere;
}
