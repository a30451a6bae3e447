import type { Part } from './lay-out.ts';

/** More than pdfkit's types know of what an element may be told. */
type ElementOptions = { readonly lang?: string; readonly scope?: string };

export type Structure = ReturnType<typeof openStructure>;

/** What a document's pieces are, for whoever has it read aloud (ISO 32000-1, 14.7). */
export function openStructure(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document');
  const elements = new Map<Part, PDFKit.PDFStructureElement>();
  doc.addStructure(root);

  function elementOf(part: Part): PDFKit.PDFStructureElement {
    const known = elements.get(part);
    if (known) return known;
    const options: ElementOptions = part.scope ? { scope: part.scope } : {};
    const element = doc.struct(part.type, options);
    (part.within ? elementOf(part.within) : root).add(element);
    elements.set(part, element);
    return element;
  }

  return {
    /** What is drawn belongs to the part, after all that did before. */
    mark(part: Part, draw: () => void): void {
      const element = elementOf(part);
      const content = doc.markStructureContent(part.type);
      draw();
      doc.endMarkedContent();
      element.add(content);
    },

    /** What is drawn says nothing. */
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
