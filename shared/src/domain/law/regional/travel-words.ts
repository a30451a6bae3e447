import type { RegionalSystem } from './regions.ts';

/** A system's codes for a journey: reason, transport, and, where required, transport at the destination. */
type TravelWords = {
  readonly reason: readonly string[];
  readonly transport: readonly string[];
  readonly transportThere: readonly string[];
};

/** The journey of a stay's guests; null where unknown. */
export type Travel = { readonly [Field in keyof TravelWords]: string | null };

export const NO_TRAVEL: Travel = { reason: null, transport: null, transportThere: null };

const NONE: TravelWords = { reason: [], transport: [], transportThere: [] };

const SPOT_FLIGHTS = ['AEREOCOMPLINEA', 'AEREOCHARTLOW'];
const SPOT_OVERLAND = [
  'TRAGHETTO',
  'NAVEPRIV',
  'CROCIERA',
  'TRENO',
  'BUS',
  'AUTO',
  'ROULOTTE',
  'CAMPER',
  'BICI',
  'MOTO',
];

/** Each system's own codes (Ross1000 XML v3, SPOT XSD 0.6); they are not translated into each other. */
const TRAVEL_WORDS: Readonly<Record<RegionalSystem, TravelWords>> = {
  NONE,
  TABLE: NONE,
  ROSS1000: {
    reason: [
      'CULTURALE',
      'BALNEARE',
      'CONGRESSUALE/AFFARI',
      'FIERISTICO',
      'SPORTIVO/FITNESS',
      'SCOLASTICO',
      'RELIGIOSO',
      'SOCIALE',
      'PARCHI TEMATICI',
      'TERMALE/TRATTAMENTI SALUTE',
      'ENOGASTRONOMICO',
      'CICLOTURISMO',
      'ESCURSIONISTICO/NATURALISTICO',
      'ALTRO MOTIVO',
    ],
    transport: [
      'AUTO',
      'AEREO',
      'AEREO+PULLMAN',
      'AEREO+NAVETTA/TAXI/AUTO',
      'AEREO+TRENO',
      'TRENO',
      'PULLMAN',
      'CARAVAN/AUTOCARAVAN',
      'BARCA/NAVE/TRAGHETTO',
      'MOTO',
      'BICICLETTA',
      'A PIEDI',
      'ALTRO MEZZO',
    ],
    transportThere: [],
  },
  SPOT: {
    reason: [
      'BALNEARE',
      'RELIGIOSO',
      'SPORTIVOBENESSERE',
      'ARTECULTURAEVENTI',
      'NATURA',
      'ENOGASTRONOMIA',
      'AFFARICONGRESSI',
      'VISITAPARENTI',
      'PERSONALE',
    ],
    transport: [...SPOT_FLIGHTS, ...SPOT_OVERLAND],
    transportThere: SPOT_OVERLAND,
  },
};

export const TRAVEL_FIELDS = ['reason', 'transport', 'transportThere'] as const;

/** A system's codes for a field; empty where it does not have the field. */
export function listTravelWords(field: keyof Travel, system: RegionalSystem): readonly string[] {
  return TRAVEL_WORDS[system][field];
}

/** The fields with a code that is not the system's; empty if all are valid or unset. */
export function listForeignTravel(travel: Partial<Travel>, system: RegionalSystem): (keyof Travel)[] {
  return TRAVEL_FIELDS.filter((field) => isForeign(travel[field], TRAVEL_WORDS[system][field]));
}

function isForeign(value: string | null | undefined, words: readonly string[]): boolean {
  return value !== null && value !== undefined && !words.includes(value);
}
