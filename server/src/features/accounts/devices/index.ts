/** Sessions and known devices of accounts: what other slices may begin and end. */
export { type Admit, createAdmission, type Sender } from './admission.ts';
export { endSession, endSessions, forgetSessions } from './end-sessions.ts';
export { endRemembering, findDevice, removeDevices } from './known-devices.ts';
export { countOpenSessions, exportSessions, noteProof } from './open-sessions.ts';
export { createSessions } from './sessions.ts';
