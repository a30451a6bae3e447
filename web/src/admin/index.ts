import './without-eval.ts';

export { AdminApp } from './admin-app.tsx';
export type { Platform } from './platform.ts';
/** For what a shell shows outside of the back office: before it, beside it. */
export { resolveVariables, THEME } from './theme.ts';
