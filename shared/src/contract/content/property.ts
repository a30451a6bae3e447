import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { emailOrNothing, imageAddress, imageOrNothing, line, phone, rawLine, text, version } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';

const AT_LEAST_ONE = 'Inserisci un numero intero da 1 in su';
const LATITUDE = 'La latitudine è un numero da -90 a 90';
const LONGITUDE = 'La longitudine è un numero da -180 a 180';
const NO_PHONE = 'Scrivi un numero di telefono';
/** The refusal of an address that is no map's. */
export const NO_MAP = 'Qui non c’è una mappa: incolla l’indirizzo di un luogo su Google Maps o OpenStreetMap';
/** The refusal of an address that Google shortened. */
export const SHORTENED_MAP =
  'È un indirizzo abbreviato, che solo Google sa leggere: aprilo nel browser, poi copia qui l’indirizzo lungo che compare in alto.';
const MAP_MAX_LENGTH = 2000;
const count = z.number(AT_LEAST_ONE).int(AT_LEAST_ONE).min(1, AT_LEAST_ONE).max(100, 'Al massimo 100');

export const propertyDetails = z.object({
  name: line({ min: 1, max: 100 }),
  description: text({ min: 1, max: 10_000 }),
  bedrooms: count,
  bathrooms: count,
  maxGuests: count,
  amenities: z.array(line({ max: 100 })).max(100, 'Al massimo 100 servizi'),
  images: z.array(imageAddress()).max(100, 'Al massimo 100 immagini'),
  /** If true, a stay occupies its nights only, so that one guest may arrive on the day another leaves. */
  sameDayTurnover: z.boolean('Scegli sì o no'),
  /** National identification code of the accommodation (Codice Identificativo Nazionale). */
  cin: line({ max: 30 }).nullable(),
  /** The regional identification code of the accommodation (CIR, or CIS). */
  cir: line({ max: 30 }).nullable(),
  address: line({ max: 200 }).nullable(),
  /** The town that the address names, as guests are told it. */
  town: line({ max: 100 }).nullable(),
  latitude: z.number(LATITUDE).min(-90, LATITUDE).max(90, LATITUDE).nullable(),
  longitude: z.number(LONGITUDE).min(-180, LONGITUDE).max(180, LONGITUDE).nullable(),
  /** A map to show, at an address that the map block of an article takes, and stored as it stores it. */
  mapUrl: rawLine(NO_MAP, MAP_MAX_LENGTH).max(MAP_MAX_LENGTH, NO_MAP).nullable(),
  /** The number that the site shows, in any notation. */
  phone: phone.refine((typed) => typed === '' || /\d/.test(typed), NO_PHONE).nullable(),
  /** The e-mail address that the site shows. */
  publicEmail: emailOrNothing.nullable(),
  /** Whether the telephone number answers on WhatsApp too. */
  isWhatsApp: z.boolean('Scegli sì o no'),
  /** What guests are asked to keep to. */
  houseRules: text({ max: 1000 }).nullable(),
});
export type PropertyDetails = z.output<typeof propertyDetails>;

export const propertyAnswer = propertyDetails.extend({
  version,
  inItalian,
  /** The Italian amenities, by which icons are chosen; only if the call names a language. */
  amenityKeys: z.array(z.string()).optional(),
});
export type PropertyAnswer = z.output<typeof propertyAnswer>;

/** The warning about a saved code that may be misspelt. */
export const CIN_UNUSUAL = 'Il CIN non ha la forma consueta: controllalo';

const propertySaved = propertyAnswer.extend({
  /** Warnings by field; only if there are any. */
  warnings: z.object({ cin: z.string() }).optional(),
});
export type PropertySaved = z.output<typeof propertySaved>;

/** Blank entries of a list are ignored. */
export const propertyEdit = propertyDetails
  .extend({ images: z.array(imageOrNothing).max(100, 'Al massimo 100 immagini') })
  .partial();

export const property = {
  get: endpoint({
    method: 'GET',
    path: '/property',
    access: 'anyone',
    token: ['READ_CALENDAR'],
    summary: 'What the property is and has',
    versioned: true,
    answer: propertyAnswer,
    status: 200,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/property',
    access: 'admin',
    summary: 'Change what the property is and has; same-day turnover only while no two stays touch',
    body: propertyEdit,
    versioned: true,
    answer: propertySaved,
    status: 200,
    refusals: { 409: ['staysTouch'] },
  }),
};
