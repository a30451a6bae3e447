import type { PhotoFault, ShrunkPhoto } from './shrink-photo.ts';

/** What main sends to the process that works on photos, and what it sends back. */
export type PhotoTask = { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> };
export type PhotoAnswer = { readonly id: number; readonly result: ShrunkPhoto | PhotoFault };
