export { ImageChoice } from './image-choice.tsx';
export { LivePicture } from './live-picture.tsx';
export {
  ANY_AUDIO,
  ANY_IMAGE,
  ANY_VIDEO,
  COVER_IMAGE,
  fileOf,
  matchesFilter,
  type Picked,
  textOfMedia,
} from './media-filter.ts';
export { MediaPicker } from './media-picker.tsx';
export { MediaPreview } from './media-preview.tsx';
