import { joinToArticle } from '../date/say-date.ts';
import { cleanLine } from './text.ts';

/** How a mail is worded: text with placeholders in braces, `{nome}`, where what it tells of goes. */
export type Wording = { readonly subject: string; readonly body: string };

/** Something that a mail can tell. */
export type Placeholder = {
  readonly name: string;
  /** `line` fits in a subject. `text` has several lines. `link` has to be kept, or the mail would lead nowhere. */
  readonly kind: 'line' | 'text' | 'link';
};

export type WordingFaults = { readonly subject?: string; readonly body?: string };

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** With the Italian article before it, which a date may ask to be another. */
const IN_ITS_SENTENCE = /(?:\b((?:i|a|da|de|ne|su)l) )?\{([^{}\n]*)\}/gi;

/**
 * What is wrong with a wording, in Italian; empty where nothing is. A link stays out of the subject, which is kept after
 * the mail is sent and may be read on a locked telephone.
 */
export function findWordingFaults(wording: Wording, placeholders: readonly Placeholder[]): WordingFaults {
  const subject = findUnknown(wording.subject, placeholders) ?? findUnfit(wording.subject, placeholders);
  const body = findUnknown(wording.body, placeholders) ?? findMissing(wording.body, placeholders);
  return { ...(subject && { subject }), ...(body && { body }) };
}

/**
 * The mail with the values in their places. A paragraph, and then a line, whose placeholders are all empty is left out.
 * Braces in a value are only braces.
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
 * The mail with the name of whoever writes: above it, as on a sheet of her own, where neither its subject nor its first
 * line has it.
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

/** The names that stand in braces, each as often as it does. */
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
