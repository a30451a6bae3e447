import type { Said, Saying } from '../../words/say.ts';

/** Messages by the string that encodes each, since zod's messages are strings. */
const said = new Map<string, Said>();

/** Encodes a message as a schema's error text, which `decodeMessage` turns back. */
export function messageOf({ key, values }: Said): string {
  const message = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
  said.set(message, { key, ...(values && { values }) });
  return message;
}

/** The message that a schema's error text encodes, or the text itself where it is a plain one. */
export function sayingOf(message: string): Saying {
  return said.get(message) ?? message;
}
