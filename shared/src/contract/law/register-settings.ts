import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { version, whole } from '../base/fields.ts';

const ON_OR_OFF = 'Scegli sì o no';
const CHOOSE_ACCOUNT = 'Scegli il tipo di account';

const checkInLetter = z.object({
  isOn: z.boolean(ON_OR_OFF),
  /** Before the arrival. */
  days: whole({ min: 1, max: 30 }),
  /** Of the day, in Rome. */
  hour: whole({ min: 0, max: 23 }),
});

/** Whether the register of guests is on, and the format of its file. */
export const registerTerms = z.object({
  isOn: z.boolean(ON_OR_OFF),
  /** The type of account from the Questura: `Struttura`, or `Gestione Appartamenti`. */
  account: z.enum(['STANDARD', 'APARTMENTS'], CHOOSE_ACCOUNT),
  /** With an account for several apartments; null where the portal has to ask for it. */
  apartmentId: whole({ min: 1, max: 999_999 }).nullable(),
  /** Sends the check-in link automatically, once a stay. */
  checkInLetter,
  /** Whether letters notify the owner of what is due today. */
  reminders: z.boolean(ON_OR_OFF),
});
export type RegisterTerms = z.output<typeof registerTerms>;

/** The fields of a PUT, all optional. */
export const registerTermsEdit = registerTerms.extend({ checkInLetter: checkInLetter.partial() }).partial();
export type RegisterTermsEdit = z.output<typeof registerTermsEdit>;

export const registerSettingsAnswer = registerTerms.extend({ version });

export const registerSettings = {
  get: endpoint({
    method: 'GET',
    path: '/register/settings',
    access: 'admin',
    summary: 'Whether the register of guests is kept here, and how its file is to look',
    versioned: true,
    answer: registerSettingsAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/register/settings',
    access: 'admin',
    fresh: 'BY_CASE',
    summary:
      'Change it; switching on makes the house’s key, switching off is refused while data of guests are held; both ask for two proofs',
    body: registerTermsEdit,
    versioned: true,
    answer: registerSettingsAnswer,
    status: 200,
    refusals: { 409: ['registerHoldsGuests'] },
    leavesSiteAlone: true,
  }),
};
