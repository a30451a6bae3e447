export { readDraft, readPublished } from './look.service.ts';
export { verifyPreviewToken } from './preview-token.ts';
