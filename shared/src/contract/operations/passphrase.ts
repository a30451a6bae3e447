import { z } from 'zod';

const PASSPHRASE_MISSING = 'La frase segreta è obbligatoria';

/** The passphrase of an encrypted archive, normalized, since keyboards compose accents differently. */
export const passphrase = z
  .string(PASSPHRASE_MISSING)
  .min(1, PASSPHRASE_MISSING)
  .max(1000, { error: 'La frase segreta è troppo lunga', abort: true })
  .normalize('NFC')
  .meta({ format: 'password' });

const PASSPHRASE_MIN_CHARACTERS = 12;

/** A new one must be long: whoever has the file can try as many as they like. */
export const newPassphrase = passphrase.min(
  PASSPHRASE_MIN_CHARACTERS,
  `La frase segreta deve essere lunga almeno ${PASSPHRASE_MIN_CHARACTERS} caratteri`,
);
