import type { RegisterState } from '@approdo/shared/domain/law/register/register-stay';

/** The states of reporting a stay to the police (LAW.md, section 7). */
export const REGISTER_STATES_WORDS = {
  EMPTY: 'Senza ospiti',
  INCOMPLETE: 'Da completare',
  READY: 'Pronto',
  UPLOADED: 'Comunicato',
  RECEIPTED: 'Con ricevuta',
} as const satisfies Readonly<Record<RegisterState, string>>;
