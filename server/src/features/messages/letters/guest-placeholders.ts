import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { pageOfPoint } from '@approdo/shared/rich-text/map-point';
import { labelled } from '@approdo/shared/words/base/labelled';
import { WORDS } from '@approdo/shared/words/words';
import { line, link, text } from '../../content/mail/index.ts';
import { EXPIRY, type OfStay, STAY } from '../../stays/stays/index.ts';

/** The facts from which letters to guests are filled. */
export type StayFacts = OfStay & {
  readonly property: Pick<PropertyDetails, 'name' | 'address' | 'latitude' | 'longitude' | 'cin' | 'cir'>;
  /** Null for a stay from before prices were stored. */
  readonly price: BookingDetails['price'];
  /** The discount code; null if there is none. */
  readonly code: string | null;
  /** `HH:mm`; null if the owner has not set it. */
  readonly hours: { readonly checkInFrom: string | null; readonly checkOutBy: string | null };
};

type FactsWith<Fact extends keyof StayFacts> = Pick<StayFacts, Fact>;

const HOME = { latitude: 42.7186, longitude: 12.1069 };

/** The placeholders that any letter to a guest may use. */
export const FOR_GUEST = {
  ...STAY,
  scadenza: EXPIRY,
  prezzo: text(
    'Le voci del prezzo, una per riga; possono mancare',
    sampleLines,
    ({ price }: FactsWith<'price'>, language) => sayLines(price, language),
  ),
  totale: line(
    'Il prezzo in tutto; può mancare',
    (language) => sayEuros(78_000, language),
    ({ price }: FactsWith<'price'>, language) => (price ? sayTotal(price.total, language) : ''),
  ),
  indirizzo: line(
    'Indirizzo della casa; può mancare',
    'Via Garibaldi 3, Orvieto',
    ({ property }: FactsWith<'property'>) => property.address ?? '',
  ),
  mappa: text(
    'Indirizzo della casa sulla mappa; può mancare',
    pageOfPoint(HOME),
    ({ property }: FactsWith<'property'>) => sayPlace(property),
  ),
  dalle: line('Da che ora si arriva; può mancare', '15:00', ({ hours }: FactsWith<'hours'>) => hours.checkInFrom ?? ''),
  entro: line(
    'Entro che ora si parte; può mancare',
    '10:00',
    ({ hours }: FactsWith<'hours'>) => hours.checkOutBy ?? '',
  ),
  cin: line(
    'CIN della casa; può mancare',
    'IT083041C2ABCDEFGH',
    ({ property }: FactsWith<'property'>) => property.cin ?? '',
  ),
  cir: line(
    'Codice regionale della casa (CIR/CIS); può mancare',
    '083041AAT0012',
    ({ property }: FactsWith<'property'>) => property.cir ?? '',
  ),
  collegamento: link('Collegamento alla prenotazione', '/booking', ({ stay }: OfStay) => `/booking/${stay.id}`),
} as const;

function sampleLines(language: Language): string {
  const words = WORDS[language];
  const inWords = (label: string, cents: number) => labelled(label, sayEuros(cents, language), language);
  return `${inWords(words.stayLine, 70_000)}\n${inWords(words.cleaningLine, 8000)}`;
}

function sayLines(price: StayFacts['price'], language: Language): string {
  if (!price) return '';
  if (price.total === null) return WORDS[language].toBeAgreed;
  return price.lines.map(({ label, amount }) => labelled(label, sayEuros(amount, language), language)).join('\n');
}

function sayTotal(total: number | null, language: Language): string {
  return total === null ? WORDS[language].toBeAgreed : sayEuros(total, language);
}

function sayPlace({ latitude, longitude }: StayFacts['property']): string {
  return latitude === null || longitude === null ? '' : pageOfPoint({ latitude, longitude });
}

export const REGISTER_HERE = {
  accesso: line(
    'Come aprire la pagina del soggiorno che hai inserito tu, finché nessun account lo ha; se no manca',
    (language) => WORDS[language].registerHere,
    ({ stay: { source, userId, wasGiven } }: OfStay, language) =>
      source === 'OWNER' && userId === null && !wasGiven ? WORDS[language].registerHere : '',
  ),
} as const;

export const WRITTEN_HERE = {
  recapito: line(
    'Che le e-mail vanno d’ora in poi a questo indirizzo, se l’ospite ne aveva un altro; se no manca',
    sayWrittenHere,
  ),
} as const;

export function sayWrittenHere(language: Language): string {
  return WORDS[language].writtenHere;
}
