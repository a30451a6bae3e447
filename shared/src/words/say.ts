import type { italian } from './italian.ts';
import type { ownerMessages } from './owner-messages.ts';

/** All messages: each key with the values that its text takes. */
type Italian = typeof italian & typeof ownerMessages;

export type MessageKey = keyof Italian;

type ValuesOf<Wording> = Wording extends (values: infer Values) => string ? [values: Values] : [];

/** Texts of one language by key; those of a page may be only some. */
export type Words = { readonly [Key in MessageKey]?: string | ((values: never) => string) };

/** A message by key, with the values of its text; it is translated where it is sent or shown. */
export type Message = { readonly key: MessageKey; readonly values?: object };

/** A message by key, or a text that needs no translation. */
export type MessageOrText = Message | string;

/** Messages by name, such as one for each wrong field. */
export type MessagesByName = Readonly<Record<string, MessageOrText | undefined>>;

export function say<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Italian[Key]>): Message {
  return values === undefined ? { key } : { key, values };
}

/** The text of a message; its key where the texts lack it. */
export function formatMessage(message: MessageOrText, words: Words): string {
  if (typeof message === 'string') return message;
  const wording = words[message.key];
  if (typeof wording !== 'function') return wording ?? message.key;
  // `say` ensures that the values are those of the key's text.
  return (wording as (values: unknown) => string)(message.values);
}

export function formatMessages(messages: MessagesByName, words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, formatMessage(message, words)]],
    ),
  );
}
