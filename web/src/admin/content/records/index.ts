export { useGalleries, usePages } from './use-records.ts';
