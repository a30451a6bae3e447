import type { FontDesk } from './typefaces.ts';

/** A font of fontkit's, as far as it is asked about here. */
type OpenFont = { hasGlyphForCodePoint(codePoint: number): boolean };

/**
 * The fonts of a document that is being drawn: only those that it is drawn with are in it. Each document opens its own: what
 * fontkit has once written into a file it no longer knows the meaning of.
 */
export function deskOf(doc: PDFKit.PDFDocument): FontDesk {
  const open = new Map<string, OpenFont>();
  return {
    register(name, file) {
      doc.registerFont(name, file).font(name);
      open.set(name, openedBy(doc));
    },
    hasGlyph: (name, codePoint) => open.get(name)?.hasGlyphForCodePoint(codePoint) === true,
    widthOf: (name, text, size) => doc.font(name).fontSize(size).widthOfString(text),
  };
}

/** pdfkit keeps to itself which font it has just opened. */
function openedBy(doc: PDFKit.PDFDocument): OpenFont {
  const embedded: unknown = Reflect.get(doc, '_font');
  const font: unknown = embedded instanceof Object ? Reflect.get(embedded, 'font') : undefined;
  if (!isOpenFont(font)) throw new Error('pdfkit keeps its fonts otherwise');
  return font;
}

function isOpenFont(font: unknown): font is OpenFont {
  return font instanceof Object && 'hasGlyphForCodePoint' in font;
}
