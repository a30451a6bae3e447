import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { version, whole } from '../base/fields.ts';

const ON_OR_OFF = 'Scegli sì o no';
const CHOOSE_ACCOUNT = 'Scegli il tipo di account';

const checkInLetter = z.object({
  isOn: z.boolean(ON_OR_OFF),
  /** Before the arrival. */
  days: whole({ min: 1, max: 30 }),
  /** Of Rome's clock. */
  hour: whole({ min: 0, max: 23 }),
});

/** Whether the register of guests is kept here, and how its file is to look. */
export const registerTerms = z.object({
  isOn: z.boolean(ON_OR_OFF),
  /** Which account the Questura gave: `Struttura`, or `Gestione Appartamenti`. */
  account: z.enum(['STANDARD', 'APARTMENTS'], CHOOSE_ACCOUNT),
  /** Of an account for several flats; null where the portal is to ask which one it is. */
  apartmentId: whole({ min: 1, max: 999_999 }).nullable(),
  /** The link of the check-in ahead goes by itself, once a stay. */
  checkInLetter,
  /** Whether a letter tells the owner of what is due today. */
  reminders: z.boolean(ON_OR_OFF),
});
export type RegisterTerms = z.output<typeof registerTerms>;

/** What a PUT may name; what it leaves out stays. */
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
    leavesSiteAlone: true,
  }),
};
