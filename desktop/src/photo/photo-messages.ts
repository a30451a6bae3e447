import type { PhotoFault, ShrunkPhoto } from './shrink-photo.ts';

/** What main sends to the photo process, and what it sends back. */
export type PhotoTask = { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> };
export type PhotoAnswer = { readonly id: number; readonly result: ShrunkPhoto | PhotoFault };
