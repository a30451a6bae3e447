import { isTranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { Thing, ThingInLanguage } from '../../content/translations/index.ts';

/** The screen with that thing's window open. */
export function addressOfThing({ language, kind, id }: ThingInLanguage): string {
  return `/languages?${new URLSearchParams({ lingua: language, testo: writeThing({ kind, id }) })}`;
}

/** A thing as the address names it. */
export function writeThing({ kind, id }: Thing): string {
  return `${kind}:${id}`;
}

/** Undefined if the address names none. */
export function readThing(written: string | null): Thing | undefined {
  const [kind = '', ...id] = written?.split(':') ?? [];
  return isTranslatableKind(kind) ? { kind, id: id.join(':') } : undefined;
}
