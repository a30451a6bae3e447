export { documentsData } from './documents-data.ts';
export { hasDocuments } from './has-documents.ts';
export { listStayDocuments } from './list-stay-documents.ts';
export { type DrawnDocument, drawDocument, getDocumentHash, storeDocument } from './store-document.ts';
