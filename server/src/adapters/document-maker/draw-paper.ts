import PdfDocument from 'pdfkit';
import { sizeOfPng } from '../png-size.ts';
import { type Line, layOut, PAGE, type Part, type Piece } from './lay-out.ts';
import { type Placed, paginate } from './paginate.ts';
import type { Footer, Logo, Paper } from './paper.ts';
import { type FontEngine, openTypefaces, type Typefaces } from './typefaces.ts';

/** Dark enough for small type on white. */
const INK = '#1c2a33';
const QUIET = '#52636e';
const RULE = '#c8d1d6';

const FOOTER = { size: 8, y: 795 } as const;

/** In the margin above the text, which is laid out alike with it and without. */
const LOGO = { height: 40, y: 14 } as const;

/** An option that pdfkit's types lack. */
const ACCESSIBLE: { readonly subset: string } = { subset: 'PDF/UA' };

type Canvas = { readonly doc: PDFKit.PDFDocument; readonly typefaces: Typefaces; readonly structure: Structure };

/** Draws a paper page by page, and tags each piece for assistive technology. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const doc = openDocument(paper);
  const bytes = collect(doc);
  const typefaces = openTypefaces(fontEngineOf(doc));
  const pages = paginate(layOut(paper, typefaces), PAGE.bottom - PAGE.top);
  const canvas: Canvas = { doc, typefaces, structure: openStructure(doc) };
  for (const [index, lines] of pages.entries()) {
    doc.addPage();
    if (index === 0 && paper.logo) drawLogo(canvas, paper.logo);
    for (const placed of lines) drawLine(canvas, placed);
    drawFooter(canvas, paper.footer, { page: index + 1, pages: pages.length });
  }
  canvas.structure.end();
  doc.end();
  return await bytes;
}

function openDocument({ language, title, createdAt }: Paper): PDFKit.PDFDocument {
  const made = new Date(createdAt);
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 0,
    font: '',
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: withoutMarkup(title), Producer: 'Approdo', Creator: 'Approdo', CreationDate: made, ModDate: made },
  };
  return new PdfDocument(Object.assign(options, ACCESSIBLE));
}

/** pdfkit writes the title into XML unescaped. */
function withoutMarkup(title: string): string {
  return title.replace(/[&<>]/g, ' ');
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Top right. One that would be wider than the text is less high. */
function drawLogo({ doc, structure }: Canvas, { png, alt }: Logo): void {
  const pixels = sizeOfPng(png);
  const scale = Math.min(LOGO.height / pixels.height, (PAGE.right - PAGE.left) / pixels.width);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  const left = PAGE.right - width;
  const bbox = [left, LOGO.y, PAGE.right, LOGO.y + height] as const;
  structure.mark({ type: 'Figure', figure: { alt, bbox } }, () => {
    doc.image(Buffer.from(png), left, LOGO.y, { width, height });
  });
}

function drawLine(canvas: Canvas, { line, y }: Placed<Line>): void {
  const top = PAGE.top + y;
  if (line.isRuled) drawRule(canvas, top - line.above / 2);
  for (const piece of line.pieces) {
    canvas.structure.mark(piece.part, () => drawPiece(canvas, piece, top));
  }
}

function drawPiece(
  { doc, typefaces }: Canvas,
  { text, weight, size, x, isQuiet }: Omit<Piece, 'part'>,
  y: number,
): void {
  doc.fillColor(isQuiet ? QUIET : INK).fontSize(size);
  let left = x;
  for (const run of typefaces.split(text, weight)) {
    doc.font(run.font).text(run.text, left, y, { lineBreak: false });
    left += typefaces.widthOfRun(run, size);
  }
}

function drawRule({ doc, structure }: Canvas, y: number): void {
  structure.markAsDecoration('Layout', () => {
    doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(RULE).stroke();
  });
}

/** The footer repeats on each page and is not part of the content. */
function drawFooter(
  canvas: Canvas,
  { text, page }: Footer,
  numbers: { readonly page: number; readonly pages: number },
) {
  const { typefaces, structure } = canvas;
  const number = page.replaceAll('{pages}', String(numbers.pages)).replaceAll('{page}', String(numbers.page));
  const style = { weight: '400', size: FOOTER.size, isQuiet: true } as const;
  const width = typefaces.widthOf(number, style.weight, style.size);
  const room = PAGE.right - PAGE.left - width - 20;
  structure.markAsDecoration('Pagination', () => {
    drawPiece(canvas, { ...style, text: shortened(text, room, canvas), x: PAGE.left }, FOOTER.y);
    drawPiece(canvas, { ...style, text: number, x: PAGE.right - width }, FOOTER.y);
  });
}

function shortened(text: string, room: number, { typefaces }: Canvas): string {
  const fits = (part: string) => typefaces.widthOf(part, '400', FOOTER.size) <= room;
  if (fits(text)) return text;
  const signs = [...text.slice(0, 200)];
  const cut = (count: number) => `${signs.slice(0, count).join('')}…`;
  let [least, most] = [0, signs.length];
  // Binary search: measuring again for each dropped character would be quadratic.
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (fits(cut(count))) least = count;
    else most = count - 1;
  }
  return cut(least);
}

/** The part of a fontkit font that is used here. */
type OpenFont = { hasGlyphForCodePoint(codePoint: number): boolean };

/**
 * The fonts of a document being drawn, which embeds only those that it uses. Each document opens its own, as fontkit
 * cannot reuse a font once it is embedded.
 */
function fontEngineOf(doc: PDFKit.PDFDocument): FontEngine {
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

/** The font that pdfkit has just opened, which it does not expose. */
function openedBy(doc: PDFKit.PDFDocument): OpenFont {
  const embedded: unknown = Reflect.get(doc, '_font');
  const font: unknown = embedded instanceof Object ? Reflect.get(embedded, 'font') : undefined;
  if (!isOpenFont(font)) throw new Error('pdfkit keeps its fonts otherwise');
  return font;
}

function isOpenFont(font: unknown): font is OpenFont {
  return font instanceof Object && 'hasGlyphForCodePoint' in font;
}

/** Element options that pdfkit's types lack. */
type ElementOptions = {
  readonly alt?: string;
  readonly lang?: string;
  readonly scope?: string;
  readonly bbox?: readonly number[];
};

type Structure = ReturnType<typeof openStructure>;

/** The document's structure for screen readers (ISO 32000-1, 14.7). */
function openStructure(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document');
  const elements = new Map<Part, PDFKit.PDFStructureElement>();
  doc.addStructure(root);

  function elementOf(part: Part): PDFKit.PDFStructureElement {
    const known = elements.get(part);
    if (known) return known;
    const options: ElementOptions = { ...(part.scope && { scope: part.scope }), ...part.figure };
    const element = doc.struct(part.type, options);
    (part.within ? elementOf(part.within) : root).add(element);
    elements.set(part, element);
    return element;
  }

  return {
    /** Adds what is drawn to the part, after its earlier content. */
    mark(part: Part, draw: () => void): void {
      const element = elementOf(part);
      const content = doc.markStructureContent(part.type);
      draw();
      doc.endMarkedContent();
      element.add(content);
    },

    /** Marks what is drawn as decoration, which screen readers skip. */
    markAsDecoration(type: 'Layout' | 'Pagination', draw: () => void): void {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },

    end(): void {
      root.end();
    },
  };
}
