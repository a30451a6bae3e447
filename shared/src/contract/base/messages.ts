import type { Said, Saying } from '../../words/say.ts';

/** What schemas say by key, by the text that stands for it: zod's messages are texts. */
const said = new Map<string, Said>();

/** As the message of a schema, of which `sayingOf` knows what is to be said. */
export function messageOf({ key, values }: Said): string {
  const message = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
  said.set(message, { key, ...(values && { values }) });
  return message;
}

/** What the message of a schema says: by key, or in the owner's own words. */
export function sayingOf(message: string): Saying {
  return said.get(message) ?? message;
}
