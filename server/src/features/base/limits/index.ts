export { forgetAttempts, type Limits, type Use } from './limits.service.ts';
export { findSlot, takeSlot } from './slots.ts';
