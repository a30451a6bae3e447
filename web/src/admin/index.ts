import './without-eval.ts';

export { AdminApp } from './admin-app.tsx';
export type { Platform } from './platform.ts';
