import type { LocalDate } from '../../base/date/local-date.ts';
import type { RegionalDue } from './regional-due.ts';

export const REGIONAL_SYSTEMS = ['NONE', 'ROSS1000', 'SPOT', 'TABLE'] as const;
/** How a region receives its numbers: not at all, in a file of Ross1000 or Puglia's SPOT, or by hand from a table. */
export type RegionalSystem = (typeof REGIONAL_SYSTEMS)[number];

/**
 * The source of a fact: the region's own page, two or more independent sources, or none yet, as a starting assumption.
 */
type Source = 'REGION' | 'SEVERAL' | 'UNVERIFIED';

/** A region, or one of the two provinces that count as regions in statistics, and the settings it fills in. */
export type RegionOfItaly = {
  readonly region: string;
  readonly name: string;
  readonly system: RegionalSystem;
  readonly systemFrom: Source;
  readonly due: RegionalDue;
  readonly dueFrom: Source;
  /** When it was last looked up. */
  readonly asOf: LocalDate;
  /** Advice for the owner, in Italian. */
  readonly hint?: string;
};

const FIFTH = { kind: 'DAY', day: 5 } as const;

/** One row per region: a changed rule is changed here. */
export const REGIONS = [
  {
    region: 'PIEMONTE',
    name: 'Piemonte',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'VALLE_D_AOSTA',
    name: 'Valle d’Aosta',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'LOMBARDIA',
    name: 'Lombardia',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'REGION',
    asOf: '2026-11-27',
  },
  {
    region: 'TRENTO',
    name: 'Provincia di Trento',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: { kind: 'HOURS', hours: 48 },
    dueFrom: 'REGION',
    asOf: '2026-11-27',
  },
  {
    region: 'BOLZANO',
    name: 'Provincia di Bolzano',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'VENETO',
    name: 'Veneto',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'FRIULI_VENEZIA_GIULIA',
    name: 'Friuli-Venezia Giulia',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'LIGURIA',
    name: 'Liguria',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'EMILIA_ROMAGNA',
    name: 'Emilia-Romagna',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'REGION',
    asOf: '2026-11-27',
  },
  {
    region: 'TOSCANA',
    name: 'Toscana',
    system: 'ROSS1000',
    systemFrom: 'UNVERIFIED',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
    hint: 'Ross1000 vale a Firenze, Prato e Pistoia: altrove scegli Tabella',
  },
  {
    region: 'UMBRIA',
    name: 'Umbria',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'MARCHE',
    name: 'Marche',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'LAZIO',
    name: 'Lazio',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: { kind: 'END' },
    dueFrom: 'REGION',
    asOf: '2026-11-27',
  },
  {
    region: 'ABRUZZO',
    name: 'Abruzzo',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'MOLISE',
    name: 'Molise',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'CAMPANIA',
    name: 'Campania',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'PUGLIA',
    name: 'Puglia',
    system: 'SPOT',
    systemFrom: 'SEVERAL',
    due: { kind: 'DAY', day: 10 },
    dueFrom: 'REGION',
    asOf: '2026-11-27',
  },
  {
    region: 'BASILICATA',
    name: 'Basilicata',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'CALABRIA',
    name: 'Calabria',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'SICILIA',
    name: 'Sicilia',
    system: 'TABLE',
    systemFrom: 'UNVERIFIED',
    due: { kind: 'DAILY' },
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
  {
    region: 'SARDEGNA',
    name: 'Sardegna',
    system: 'ROSS1000',
    systemFrom: 'SEVERAL',
    due: FIFTH,
    dueFrom: 'UNVERIFIED',
    asOf: '2026-11-27',
  },
] as const satisfies readonly RegionOfItaly[];

export type RegionName = (typeof REGIONS)[number]['region'];
export const REGION_NAMES: readonly RegionName[] = REGIONS.map(({ region }) => region);

/** Throws on an unknown region. */
export function regionOf(name: RegionName): RegionOfItaly {
  const found = REGIONS.find(({ region }) => region === name);
  if (!found) throw new RangeError(`No region ${name}`);
  return found;
}
