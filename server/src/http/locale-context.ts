import type { IncomingMessage } from 'node:http';
import { hasRole, type Role } from '@approdo/shared/domain/base/access';
import { ITALIAN, isLanguage, type Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { invalidFields } from './problems.ts';

/** The language of a call's answer. */
export type LocaleContext = {
  readonly language: Language;
  /** The value of `lang`, whether that language is offered or not; undefined where the call has none. */
  readonly requested: Language | undefined;
};

/** The caller, where there is an account. */
type Reader = { readonly role: Role };

/** The languages that everybody may read the site in. */
export type ListOffered = () => Promise<readonly Language[]>;

/** The query parameter of every call that names its language. */
export const LANG = 'lang';

/** The locale of a call without `lang`: it is answered as if Italian were the only language. */
export const DEFAULT_LOCALE: LocaleContext = { language: ITALIAN, requested: undefined };

/** The language that `lang` names; undefined where it is absent. Throws 400 for an unknown language or several. */
export function parseLang(lang: unknown): Language | undefined {
  if (lang === undefined) return undefined;
  if (typeof lang !== 'string' || !isLanguage(lang)) throw invalidFields({ [LANG]: say('languageUnknown') });
  return lang;
}

/** Chooses the answer's language: one that is not offered falls back to Italian, except for editors. */
export async function chooseLocale(
  requested: Language | undefined,
  caller: Reader | undefined,
  listOffered: ListOffered,
): Promise<LocaleContext> {
  if (requested === undefined) return DEFAULT_LOCALE;
  const isAvailable = requested === ITALIAN || mayWrite(caller) || (await listOffered()).includes(requested);
  return { language: isAvailable ? requested : ITALIAN, requested };
}

/** Whether answers may carry versions: only Italian ones, so that no translation is ever saved as Italian. */
export function mayNameVersions({ requested = ITALIAN }: LocaleContext): boolean {
  return requested === ITALIAN;
}

/** Adds `language` to the answer where a language was requested and the answer has none yet. */
export function withLanguage(answer: unknown, { requested, language }: LocaleContext): unknown {
  const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return requested !== undefined && isRecord && !('language' in answer) ? { ...answer, language } : answer;
}

function mayWrite(caller: Reader | undefined): boolean {
  return caller !== undefined && hasRole(caller.role, 'EDITOR');
}

const locales = new WeakMap<IncomingMessage, LocaleContext>();

/** The request's locale as far as known by now; refusals use it too. */
export function localeOf(request: IncomingMessage): LocaleContext {
  return locales.get(request) ?? DEFAULT_LOCALE;
}

/** Determines a request's locale, before anything else is checked and again once its caller is known. */
export function createLocaleReader(listOffered: ListOffered) {
  return async (request: Request, caller?: Reader): Promise<LocaleContext> => {
    if (request.query[LANG] !== undefined) locales.set(request, { language: ITALIAN, requested: ITALIAN });
    const locale = await chooseLocale(parseLang(request.query[LANG]), caller, listOffered);
    locales.set(request, locale);
    return locale;
  };
}
