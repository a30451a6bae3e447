export { DropZone } from './drop-zone.tsx';
export { sendWithTimeout } from './send-with-timeout.ts';
export { shrinkInWorker } from './shrink-in-worker.ts';
export { MEDIA, MEDIA_ACTIONS, MEDIA_FACTS, MEDIA_KINDS, PICKER, REMOVE_MEDIA, USED_IN } from './texts.ts';
export { UploadButton } from './upload-button.tsx';
export { UploadRow } from './upload-list.tsx';
export { kindOfFile } from './upload-rules.ts';
export { createUploads, isOver, isUnderWay, type Upload } from './uploads.ts';
export { UploadsProvider, useIsUploading, useUploadList, useUploads } from './uploads-provider.tsx';
