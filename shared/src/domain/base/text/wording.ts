import { joinToArticle } from '../date/say-date.ts';
import { cleanLine } from './text.ts';

/** The wording of a mail: text with placeholders in braces, `{nome}`, for its facts. */
export type Wording = { readonly subject: string; readonly body: string };

/** A fact that a mail can contain. */
export type Placeholder = {
  readonly name: string;
  /** `line` fits in a subject. `text` has several lines. `link` is required, or the mail would be useless. */
  readonly kind: 'line' | 'text' | 'link';
};

export type WordingFaults = { readonly subject?: string; readonly body?: string };

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** A placeholder with the Italian article before it, which elides before some dates. */
const IN_ITS_SENTENCE = /(?:\b((?:i|a|da|de|ne|su)l) )?\{([^{}\n]*)\}/gi;

/**
 * The faults of a wording, in Italian; empty where there are none. A link must not be in the subject, which is stored
 * after the mail is sent and may be read on a locked telephone.
 */
export function findWordingFaults(wording: Wording, placeholders: readonly Placeholder[]): WordingFaults {
  const subject = findUnknown(wording.subject, placeholders) ?? findUnfit(wording.subject, placeholders);
  const body = findUnknown(wording.body, placeholders) ?? findMissing(wording.body, placeholders);
  return { ...(subject && { subject }), ...(body && { body }) };
}

/**
 * Fills a mail's placeholders. Paragraphs, and then lines, whose placeholders are all empty are left out. Braces in a
 * value are not placeholders.
 */
export function fillWording({ subject, body }: Wording, values: Readonly<Record<string, string>>): Wording {
  const paragraphs = body
    .split(/\n{2,}/)
    .filter((paragraph) => saysSomething(paragraph, values))
    .map((paragraph) => paragraph.split('\n').filter((line) => saysSomething(line, values)));
  const filled = paragraphs.map((lines) => lines.map((line) => fill(line, values)).join('\n'));
  return { subject: cleanLine(fill(subject, values)), body: `${filled.join('\n\n')}\n` };
}

/**
 * Adds the sender's name above a mail's body, like a letterhead, unless the subject or the first line has it.
 */
export function headWording({ subject, body }: Wording, sender: string): Wording {
  const [firstLine = ''] = body.split('\n', 1);
  const isNamed = [subject, firstLine].some((line) => line.includes(sender));
  return { subject, body: isNamed ? body : `${sender}\n\n${body}` };
}

function findUnknown(text: string, placeholders: readonly Placeholder[]): string | undefined {
  const unknown = listPlaceholders(text).find((name) => placeholders.every((known) => known.name !== name));
  return unknown === undefined ? undefined : `Il segnaposto {${unknown}} non esiste in questo messaggio`;
}

function findUnfit(subject: string, placeholders: readonly Placeholder[]): string | undefined {
  const names = listPlaceholders(subject);
  const unfit = placeholders.find(({ name, kind }) => kind !== 'line' && names.includes(name));
  return unfit && `Il segnaposto {${unfit.name}} non può stare nell'oggetto`;
}

function findMissing(body: string, placeholders: readonly Placeholder[]): string | undefined {
  const names = listPlaceholders(body);
  const missing = placeholders.find(({ name, kind }) => kind === 'link' && !names.includes(name));
  return missing && `Il testo deve contenere il segnaposto {${missing.name}}`;
}

/** The names in braces, with repetitions. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function saysSomething(text: string, values: Readonly<Record<string, string>>): boolean {
  const names = listPlaceholders(text);
  return names.length === 0 || names.some((name) => values[name] !== '');
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(IN_ITS_SENTENCE, (written, article: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return written;
    return article === undefined ? value : joinToArticle(article, value);
  });
}
