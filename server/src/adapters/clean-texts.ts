import { cleanText } from '@approdo/shared/domain/base/text/text';
import { blockTags, markTags } from '@approdo/shared/rich-text/elements';

/** Marks a text that begins another block; in text itself it would be stripped, like all control characters. */
export const GAP = '\u0001';

const PARTS = new RegExp(`<(/?)([^\\s>]*)[^>]*>|${GAP}|[^<${GAP}]+`, 'g');

const MARKS: readonly string[] = Object.values(markTags);

/**
 * Cleans the texts of clean markup, in linear time; a gap becomes a line break where nothing else separates the texts
 * around it. `<` and `>` only occur at the ends of tags, so whatever lies between tags is text.
 */
export function cleanTexts(markup: string): string {
  let isInLine = false;
  let isGap = false;
  let isVerbatim = false;
  return markup.replace(PARTS, (part, slash: string | undefined, tag: string) => {
    if (part === GAP) {
      isGap = isInLine;
      return '';
    }
    if (slash === undefined) {
      const text = isVerbatim ? cleanVerbatim(part) : cleanBetweenTags(part);
      if (isGap && !/\S/.test(text)) return '';
      const parting = isVerbatim ? '\n' : '<br>';
      const parted = isGap ? parting + text : text;
      isInLine ||= /\S/.test(text);
      isGap = false;
      return parted;
    }
    if (tag === blockTags.codeBlock) isVerbatim = slash === '';
    if (tag === blockTags.picture) isInLine = true;
    else if (!MARKS.includes(tag)) isInLine = false;
    isGap &&= isInLine;
    return part;
  });
}

/** Lines of code may be indented with tabs. */
function cleanVerbatim(text: string): string {
  return text.split('\t').map(cleanBetweenTags).join('\t');
}

/** Cleans like any text, but keeps the spaces at both ends: they may separate it from a neighbouring mark. */
function cleanBetweenTags(text: string): string {
  return cleanText(`.${text}.`).slice(1, -1);
}
