export { Advice } from './advice.tsx';
export { GuestsWindow } from './guests-window.tsx';
export { GuestsWindowOnDemand } from './guests-window-on-demand.ts';
export { RegisterFaces } from './register-faces.tsx';
export { sayStayState } from './say-stay-state.ts';
export { SecondProofNote } from './second-proof-note.tsx';
export type { StayDates } from './stay-of-guests.ts';
export { StayState } from './stay-state.tsx';
export { ISTAT, ISTAT_DAYS, ISTAT_FILE, ISTAT_MONTH, ISTAT_SETTINGS, ISTAT_TRANSMISSIONS } from './texts/istat.ts';
export {
  REGISTER,
  REGISTER_ACCOUNT,
  REGISTER_BEGIN,
  REGISTER_KEY_WORDS,
  REGISTER_TABLES,
  REGISTER_TERMS,
} from './texts/register.ts';
export { ADD_STAY, REGISTER_DAYS, REGISTER_LINK, REGISTER_STAYS, TRANSMISSIONS } from './texts/register-stays.ts';
export { useInactivity } from './use-inactivity.ts';
export { useDownloadTables, useImportTable } from './use-official-tables.ts';
export { type FileRefusal, useRefusableFile } from './use-refusable-file.ts';
export {
  type Days,
  useAcceptTransmission,
  useRecordRegional,
  useRegionalFile,
  useStaysOfDays,
  useTransmissionsOf,
} from './use-regional.ts';
export {
  addressOfStay,
  sayLinkEnd,
  useAddCandidate,
  useRegisterStay,
  useRemoveStay,
  useSaveStay,
  useStayLink,
} from './use-register-stays.ts';
