import type { Message, MessageOrText } from '../../words/say.ts';

/** Messages by the string that encodes each, since zod's messages are strings. */
const messagesByText = new Map<string, Message>();

/** Encodes a message as a schema's error text, which `decodeMessage` turns back. */
export function encodeMessage({ key, values }: Message): string {
  const message = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
  messagesByText.set(message, { key, ...(values && { values }) });
  return message;
}

/** The message that a schema's error text encodes, or the text itself where it is a plain one. */
export function decodeMessage(message: string): MessageOrText {
  return messagesByText.get(message) ?? message;
}
