const MB = 2 ** 20;

/** Maximum bytes for a file of each kind. */
export const uploadLimits = { image: 5 * MB, audio: 50 * MB, video: 500 * MB } as const;

export const uploadTooLarge = {
  image: "L'immagine supera i 5MB consentiti.",
  audio: "L'audio supera i 50MB consentiti.",
  video: 'Il video supera i 500MB consentiti.',
} as const;

export const MAX_PICTURE_SIDE = 2000;
export const PICTURE_TOO_WIDE = "L'immagine eccede la risoluzione massima (2000px).";
export const UNSUPPORTED_FILE = 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.';

export const HEIC_UNREADABLE =
  'Le foto HEIC non si possono convertire qui: serve un JPEG, al massimo di 2000 pixel per lato. Sull’iPhone scegli Impostazioni, Fotocamera, Formati, Più compatibile; oppure esporta la foto come JPEG.';
