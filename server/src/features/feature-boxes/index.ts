export { deleteFeatureBox, listFeatureBoxes } from './feature-boxes.repository.ts';
export { boxWords } from './feature-boxes.words.ts';
