import type { IncomingMessage } from 'node:http';
import { hasRole, type Role } from '@approdo/shared/domain/base/access';
import { ITALIAN, isLanguage, type Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { invalidFields } from './problems.ts';

/** How a call is answered. */
export type LocaleContext = {
  readonly language: Language;
  /** What the call names by `lang`, whether it is offered or not; undefined where it names none. */
  readonly asked: Language | undefined;
};

/** Whoever is answered, where she has an account. */
type Reader = { readonly role: Role };

/** The languages that everybody may read the site in. */
export type ListOffered = () => Promise<readonly Language[]>;

/** The parameter of any call by which it names its language. */
export const LANG = 'lang';

/** Of a call that names no language: it is answered as if there were but one. */
export const UNASKED: LocaleContext = { language: ITALIAN, asked: undefined };

/** What a call asks for by `lang`; undefined where it does not. Throws 400 for what is none of the languages, or more than one. */
export function readAsked(lang: unknown): Language | undefined {
  if (lang === undefined) return undefined;
  if (typeof lang !== 'string' || !isLanguage(lang)) throw invalidFields({ [LANG]: say('languageUnknown') });
  return lang;
}

/** A language that is not offered is answered in Italian, but to those who write in it. */
export async function chooseLocale(
  asked: Language | undefined,
  caller: Reader | undefined,
  listOffered: ListOffered,
): Promise<LocaleContext> {
  if (asked === undefined) return UNASKED;
  const mayHaveIt = asked === ITALIAN || mayWrite(caller) || (await listOffered()).includes(asked);
  return { language: mayHaveIt ? asked : ITALIAN, asked };
}

/** Nothing that was read in another language is saved as Italian: only what may be Italian can be named by a version. */
export function mayNameVersions({ asked = ITALIAN }: LocaleContext): boolean {
  return asked === ITALIAN;
}

/** The answer with the language that it is in, where one was asked for and it does not tell so itself. */
export function tellLanguage(answer: unknown, { asked, language }: LocaleContext): unknown {
  const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return asked !== undefined && isRecord && !('language' in answer) ? { ...answer, language } : answer;
}

function mayWrite(caller: Reader | undefined): boolean {
  return caller !== undefined && hasRole(caller.role, 'EDITOR');
}

const locales = new WeakMap<IncomingMessage, LocaleContext>();

/** How the request is answered, refusals too, as far as that is known by now. */
export function localeOf(request: IncomingMessage): LocaleContext {
  return locales.get(request) ?? UNASKED;
}

/** Finds out how a request is answered, before anything else is asked of it, and again once its caller is known. */
export function createLocaleReader(listOffered: ListOffered) {
  return async (request: Request, caller?: Reader): Promise<LocaleContext> => {
    if (request.query[LANG] !== undefined) locales.set(request, { language: ITALIAN, asked: ITALIAN });
    const locale = await chooseLocale(readAsked(request.query[LANG]), caller, listOffered);
    locales.set(request, locale);
    return locale;
  };
}
