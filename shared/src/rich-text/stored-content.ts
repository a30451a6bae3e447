import { type Embed, ForbiddenEmbedError, readEmbed, writeEmbed } from './embed.ts';

/** These read content as the server stores it: clean, its `<` and `>` in markup alone, each embed one empty `div`. */

const EMBED = /<div( data-type="[^<>]*)><\/div>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** The content with each embed replaced by what `render` makes of it, wherever it stands. */
export function replaceEmbeds(content: string, render: (embed: Embed) => string): string {
  return content.replace(EMBED, (markup, attributes: string) => {
    const embed = parseEmbed(attributes);
    return embed ? render(embed) : markup;
  });
}

/** The embeds of the content, in reading order. */
export function listEmbeds(content: string): Embed[] {
  const embeds: Embed[] = [];
  for (const [, attributes = ''] of content.matchAll(EMBED)) {
    const embed = parseEmbed(attributes);
    if (embed) embeds.push(embed);
  }
  return embeds;
}

/** An embed as it is stored. */
export function markupOf(embed: Embed): string {
  const attributes = Object.entries(writeEmbed(embed)).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<div${attributes.join('')}></div>`;
}

/** The files of the library that the content shows, each once: in pictures, embeds and links. */
export function listUploads(content: string): string[] {
  const files = [...content.matchAll(/="\/uploads\/([\w.-]+)/g)].map(([, file = '']) => file);
  return [...new Set(files)];
}

/** What a person reads of the content, blocks apart by line breaks. */
export function plainTextOf(content: string): string {
  return unescapeMarkup(
    content
      .replace(/<\/(?:p|h[1-6]|li|blockquote|pre|div)>|<(?:br|hr)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/(?<![ \t])[ \t]*\n\s*/g, '\n'),
  ).trim();
}

/** Text as it stands in markup, in an attribute too. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function unescapeMarkup(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}

function parseEmbed(markup: string): Embed | undefined {
  const attributes = [...markup.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescapeMarkup(value)]);
  try {
    return readEmbed(Object.fromEntries(attributes));
  } catch (error) {
    if (error instanceof ForbiddenEmbedError) return undefined;
    throw error;
  }
}
