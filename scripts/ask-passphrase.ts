import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passphrase as shape } from '@approdo/shared/contract/operations/passphrase';

type Schema = { readonly parse: (typed: string) => string };

type PassphraseOptions = {
  /** A file whose first line is the passphrase; if omitted, the user is prompted. */
  readonly file: string | undefined;
  readonly schema?: Schema;
  /** True if a typo would only be noticed when the archive is needed. */
  readonly isTypedTwice?: boolean;
};

/** Reads a passphrase from a file, or from the keyboard without echo; never from arguments, which others can see. */
export async function askPassphrase({
  file,
  schema = shape,
  isTypedTwice = false,
}: PassphraseOptions): Promise<string> {
  if (file !== undefined) return schema.parse(readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? '');
  if (!process.stdin.isTTY)
    throw new Error('serve una frase segreta: scrivila in un file e usa --passphrase-file FILE');
  const typed = schema.parse(await promptHidden('Frase segreta: '));
  if (isTypedTwice && typed !== schema.parse(await promptHidden('Ancora una volta: ')))
    throw new Error('le due frasi non sono uguali');
  return typed;
}

async function promptHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const keyboard = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stderr.write(question);
  try {
    return await keyboard.question('');
  } finally {
    keyboard.close();
    process.stderr.write('\n');
  }
}
