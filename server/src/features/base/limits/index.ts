export { forgetAttempts, type Limits, type Use } from './limits.service.ts';
export { findTurn, takeTurn } from './turns.ts';
