export { demoFeatureBoxes } from './feature-boxes.demo.ts';
export { boxWords } from './feature-boxes.words.ts';
