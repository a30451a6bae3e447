export { hasDocuments, listStayDocuments } from './documents.service.ts';
export { documentsData } from './documents-data.ts';
export {
  type DrawnDocument,
  drawDocument,
  getDocumentHash,
  type ReadPaperLogo,
  storeDocument,
} from './store-document.ts';
