import { z } from 'zod';

const PASSPHRASE_MISSING = 'La frase segreta è obbligatoria';

/** What opens an encrypted archive: one text however a keyboard composes its accents. */
export const passphrase = z
  .string(PASSPHRASE_MISSING)
  .min(1, PASSPHRASE_MISSING)
  .max(1000, { error: 'La frase segreta è troppo lunga', abort: true })
  .normalize('NFC')
  .meta({ format: 'password' });

const PASSPHRASE_MIN_CHARACTERS = 12;

/** Whoever has the file may guess as often as she likes: it must be long where it is chosen. */
export const newPassphrase = passphrase.min(
  PASSPHRASE_MIN_CHARACTERS,
  `La frase segreta deve essere lunga almeno ${PASSPHRASE_MIN_CHARACTERS} caratteri`,
);
