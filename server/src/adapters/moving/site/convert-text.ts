import {
  alignedTags,
  foreignBlockTags,
  MAX_CONTENT_BYTES,
  markTags,
  readAlignment,
  tagAliases,
  writeAlignment,
} from '@approdo/shared/rich-text/elements';
import { escapeMarkup } from '@approdo/shared/rich-text/stored-content';
import { Parser } from 'htmlparser2';
import {
  beginBlock,
  breakLine,
  endSourceLine,
  flush,
  openMark,
  separate,
  TextTooLargeError,
  writeBlock,
} from './flow.ts';
import { listEnded } from './shortcodes.ts';
import {
  type Attributes,
  addText,
  endFigure,
  frameMarkup,
  openFigure,
  openText,
  showGallery,
  showMedia,
  showPicture,
  type TextAtHand,
  type TextSource,
  wholeAddress,
} from './text-at-hand.ts';

/** Ends an element. */
type Close = () => void;

const MAX_DEPTH = 200;
/** Shared blocks within shared blocks. */
const MAX_SHARED = 10;

const MARKS: ReadonlySet<string> = new Set([...Object.values(markTags), ...Object.keys(tagAliases)]);
const PARTING: ReadonlySet<string> = new Set(foreignBlockTags);
const LINES: ReadonlySet<string> = new Set(alignedTags);
const ENCLOSING: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'blockquote']);
const SKIPPED: ReadonlySet<string> = new Set(
  'script style noscript template svg math title textarea select form button canvas'.split(' '),
);

/** What Ghost draws around the title of a bookmark, and the knobs of its players. */
const SKIPPED_CLASS =
  /(?:^|\s)kg-(?:bookmark-(?:desc|meta|thumb)\w+|audio-(?:player|thumbnail)|video-(?:overlay|player-\w+))(?:\s|$)/;
const GALLERY_CLASS = /(?:^|\s)(?:wp-block-(?:jetpack-tiled-)?gallery|kg-gallery-card)(?:\s|$)/;
const SIMPLIFIED_CLASS =
  /(?:^|\s)(?:wp-block-(?:columns|cover|group|buttons?|media-text|table)|kg-(?:button|header|product)-card)(?:\s|$)/;
const SIMPLIFIED = 'Impaginazione semplificata';

/** The text of an old site as this one writes it (MOVING.md, section 3), in linear time. Throws a TextTooLargeError. */
export function convertText(html: string, source: TextSource) {
  const text = openText(source);
  readMarkup(html, text, []);
  endFigure(text);
  const { flow, pictures, galleries, warnings } = text;
  const plainText = flow.plain.replace(/\s+/g, ' ').trim();
  return { content: flow.written.join(''), plainText, pictures: [...pictures], galleries, warnings: [...warnings] };
}

/** Blocks that several texts share are read where their comments stand, but not within themselves. */
function readMarkup(html: string, text: TextAtHand, shared: readonly string[]): void {
  if (Buffer.byteLength(html) > MAX_CONTENT_BYTES) throw new TextTooLargeError('too much text');
  const ended = listEnded(html);
  const open: (Close | undefined)[] = [];
  let words = '';
  const settle = () => {
    if (words !== '') addText(text, words, ended);
    words = '';
  };
  const parser = new Parser({
    ontext: (part) => {
      words += part;
    },
    onopentag: (name, attributes) => {
      settle();
      if (open.length >= MAX_DEPTH) throw new TextTooLargeError('nested too deep');
      open.push(openElement(text, name, attributes));
    },
    onclosetag: () => {
      settle();
      open.pop()?.();
    },
    oncomment: (comment) => {
      settle();
      if (comment.startsWith('more') || comment === 'nextpage') flush(text.flow);
      if (!comment.startsWith(' wp:block ') || shared.length >= MAX_SHARED) return;
      const id = /^ wp:block \{"ref":(\d{1,20})[,}]/.exec(comment)?.[1];
      const block = id === undefined || shared.includes(id) ? undefined : text.source.findBlock(id);
      if (id !== undefined && block !== undefined) readMarkup(block, text, [...shared, id]);
    },
  });
  parser.end(html);
  settle();
}

function openElement(text: TextAtHand, name: string, attributes: Attributes): Close | undefined {
  const { class: classes = '', src = '' } = attributes;
  if (name === 'source' && text.player && src !== '') {
    showMedia(text, text.player, src);
    text.player = undefined;
  }
  if (text.within.skipped > 0 || SKIPPED.has(name) || has(SKIPPED_CLASS, classes)) return enter(text, 'skipped');
  if (text.code !== undefined) {
    if (name === 'br') text.code += '\n';
    return undefined;
  }
  if (has(SIMPLIFIED_CLASS, classes)) text.warnings.add(SIMPLIFIED);
  if (name === 'img') return void showPicture(text, attributes);
  if (name === 'figcaption') return enterCaption(text);
  if (text.gallery) return name === 'figure' ? enterFigure(text) : undefined;
  if (has(GALLERY_CLASS, classes)) return enterGallery(text);
  if (name === 'figure') return enterFigure(text);
  return openMedia(text, name, attributes) ?? openWords(text, name, attributes);
}

/** Most elements have no class. */
function has(pattern: RegExp, classes: string): boolean {
  return classes !== '' && pattern.test(classes);
}

/** Elements that play or frame something; undefined for others, too. */
function openMedia(text: TextAtHand, name: string, { src = '' }: Attributes): Close | undefined {
  if (name === 'audio' || name === 'video') {
    if (src !== '') showMedia(text, name, src);
    else text.player = name;
    return inTurn(enter(text, 'skipped'), () => {
      text.player = undefined;
    });
  }
  const address = name === 'iframe' || name === 'embed' ? wholeAddress(src, text.source.base) : undefined;
  if (address !== undefined) writeBlock(text.flow, frameMarkup(address, ['youtube', 'map']));
  return name === 'iframe' ? enter(text, 'skipped') : undefined;
}

function openWords(text: TextAtHand, name: string, attributes: Attributes): Close | undefined {
  const { flow } = text;
  if (name === 'br') {
    if (text.figure?.isCaption) text.figure.caption += ' ';
    return void breakLine(flow);
  }
  if (name === 'a') return openLink(text, attributes.href ?? '');
  if (MARKS.has(name)) return openMark(flow, name, `<${name}>`);
  if (name === 'tr') return openRow(text);
  if (name === 'td' || name === 'th') return void separate(flow, ' · ');
  if (text.within.row > 0 && (LINES.has(name) || ENCLOSING.has(name))) return partLines(text);
  if (LINES.has(name)) return openLine(text, name, attributes);
  if (ENCLOSING.has(name)) return openEnclosing(text, name, attributes.start ?? '');
  if (name === 'pre') return openCode(text);
  if (name === 'hr') return void writeBlock(flow, '<hr>');
  if (name === 'table') text.warnings.add(SIMPLIFIED);
  return PARTING.has(name) ? partLines(text, name === 'table') : undefined;
}

function enter({ within }: TextAtHand, what: keyof TextAtHand['within']): Close {
  within[what] += 1;
  return () => {
    within[what] -= 1;
  };
}

/** Ends what was opened, one after another. */
function inTurn(...closes: readonly (Close | undefined)[]): Close {
  return () => {
    for (const close of closes) close?.();
  };
}

/** What stands in the element does not run into what stands beside it. */
function partLines(text: TextAtHand, isStill = false): Close {
  const part = () => (text.within.row > 0 ? endSourceLine(text.flow) : flush(text.flow));
  part();
  return inTurn(isStill ? enter(text, 'still') : undefined, part);
}

function openRow(text: TextAtHand): Close {
  const end = partLines(text, true);
  return inTurn(enter(text, 'row'), end);
}

function openLine(text: TextAtHand, name: string, { style = '', class: classes = '' }: Attributes): Close {
  beginBlock(text.flow, name, style === '' && classes === '' ? '' : alignmentOf(style, classes));
  return inTurn(name === 'p' ? undefined : enter(text, 'still'), () => beginBlock(text.flow));
}

function alignmentOf(style: string, classes: string): string {
  const byClass = /(?:^|\s)has-text-align-(\w{4,7})(?:\s|$)/.exec(classes)?.[1];
  const alignment = readAlignment(byClass === undefined ? style.slice(0, 1000) : `text-align:${byClass}`);
  return alignment ? ` style="${writeAlignment(alignment)}"` : '';
}

function openEnclosing(text: TextAtHand, name: string, start: string): Close {
  writeBlock(text.flow, name === 'ol' && /^\d{1,4}$/.test(start) ? `<ol start="${start}">` : `<${name}>`);
  return inTurn(enter(text, 'still'), () => writeBlock(text.flow, `</${name}>`));
}

function openCode(text: TextAtHand): Close {
  flush(text.flow);
  text.code = '';
  return () => {
    writeBlock(text.flow, `<pre><code>${escapeMarkup(text.code ?? '')}</code></pre>`);
    text.code = undefined;
  };
}

function openLink({ flow, links, source }: TextAtHand, href: string): Close | undefined {
  const address = href === '' ? undefined : wholeAddress(href, source.base);
  if (address === undefined) return undefined;
  links.push(address);
  return inTurn(() => links.pop(), openMark(flow, 'a', `<a href="${escapeMarkup(address)}">`));
}

function enterFigure(text: TextAtHand): Close {
  const outer = text.figure;
  openFigure(text);
  return () => {
    endFigure(text);
    text.figure = outer;
  };
}

/** The caption of a figure, or of a gallery as a whole. */
function enterCaption(text: TextAtHand): Close {
  flush(text.flow);
  const { figure } = text;
  if (figure) figure.isCaption = true;
  return () => {
    if (figure) figure.isCaption = false;
    flush(text.flow);
  };
}

function enterGallery(text: TextAtHand): Close {
  const leave = enterFigure(text);
  text.gallery = [];
  return () => {
    showGallery(text, text.gallery ?? []);
    text.gallery = undefined;
    // What is said of all of them is no caption of the first.
    text.figure?.pictures.splice(0);
    leave();
  };
}
