import { cleanText } from '@approdo/shared/domain/base/text/text';
import { blockTags, markTags } from '@approdo/shared/rich-text/elements';

/** Stands before a text that begins another block; in text itself it is nothing, as all controls are. */
export const GAP = '\u0001';

const PARTS = new RegExp(`<(/?)([^\\s>]*)[^>]*>|${GAP}|[^<${GAP}]+`, 'g');

const MARKS: readonly string[] = Object.values(markTags);

/**
 * Clean markup with its texts cleaned, in time in proportion to its length; a gap is a break where nothing else parts the
 * texts beside it. `<` and `>` stand at the ends of tags alone, so what lies between them is text.
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

/** Lines of a program may be moved in by tabs. */
function cleanVerbatim(text: string): string {
  return text.split('\t').map(cleanBetweenTags).join('\t');
}

/** Cleaned as all text is, but for the spaces at its ends, which may part it from a mark beside it. */
function cleanBetweenTags(text: string): string {
  return cleanText(`.${text}.`).slice(1, -1);
}
