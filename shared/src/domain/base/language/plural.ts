import type { Language } from './language.ts';

/** The forms that the four languages have: French counts 0 as one, and none of them has a form for two. */
type Forms<Form> = { readonly one: Form; readonly other: Form };

const rules = new Map<Language, Intl.PluralRules>();

/** The plural form of a language for a count: `plural('fr', 0, { one: 'nuit', other: 'nuits' })` is `nuit`. */
export function plural<Form>(language: Language, count: number, forms: Forms<Form>): Form {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count) === 'one' ? forms.one : forms.other;
}
