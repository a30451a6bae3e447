import { z } from 'zod';
import { PORTALS } from '../../domain/money/year/portals.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, version, whole } from '../base/fields.ts';

const certificate = z.object({
  year: whole({ min: 2000, max: 2100 }),
  portal: z.enum(PORTALS, 'Scegli il portale'),
  gross: amountFrom(0),
  withheld: amountFrom(0),
});
type Certificate = z.output<typeof certificate>;

const certificates = acrossFields(z.array(certificate).max(60, 'Al massimo 60 certificazioni'), {
  of: { year: true, portal: true },
  find: findTwice,
});

/** How the owner is taxed, and what portals certified of a year, in cents. */
export const yearTerms = z.object({
  regime: z.enum(['NONE', 'FLAT'], 'Scegli NONE o FLAT'),
  /** How many homes the owner lets for short stays, this one included. */
  homes: whole({ min: 1, max: 20 }),
  /** Whether this is the one with the lower rate. */
  isChosen: z.boolean('Scegli sì o no'),
  certificates,
});

const yearSettingsAnswer = yearTerms.extend({ version });
export type YearSettingsAnswer = z.output<typeof yearSettingsAnswer>;

const yearSettingsEdit = yearTerms.partial();
export type YearSettingsEdit = z.output<typeof yearSettingsEdit>;

export const yearSettings = {
  get: endpoint({
    method: 'GET',
    path: '/year-settings',
    access: 'admin',
    summary: 'How the owner is taxed on what the house brings, and what portals certified',
    versioned: true,
    answer: yearSettingsAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/year-settings',
    access: 'admin',
    summary: 'Change them',
    body: yearSettingsEdit,
    versioned: true,
    answer: yearSettingsAnswer,
    status: 200,
    leavesSiteAlone: true,
  }),
};

function findTwice(all: readonly Pick<Certificate, 'year' | 'portal'>[]): string | undefined {
  const keys = all.map(({ year, portal }) => `${year} ${portal}`);
  return new Set(keys).size < keys.length ? 'Una certificazione per anno e portale' : undefined;
}
