export { documentsData } from './documents-data.ts';
export { hasDocuments } from './has-documents.ts';
export { type DrawnPaper, drawDocument, getDocumentHash, keepDocument } from './keep-document.ts';
export { listPapersOf } from './list-papers.ts';
