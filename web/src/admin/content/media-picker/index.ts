export { ImageChoice } from './image-choice.tsx';
export { ANY_AUDIO, ANY_IMAGE, ANY_VIDEO, COVER_IMAGE, fileOf, textOfMedia } from './media-filter.ts';
export { MediaPicker } from './media-picker.tsx';
export { MediaPreview, MediaTile } from './media-preview.tsx';
export { MediaTexts } from './media-texts.tsx';
