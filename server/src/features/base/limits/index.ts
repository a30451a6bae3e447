export { findSlot, forgetAttempts, type Limits, takeSlot, type Use } from './limits.service.ts';
