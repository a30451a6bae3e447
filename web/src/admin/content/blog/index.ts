export { BLOG } from './texts.ts';
export { usePosts } from './use-posts.ts';
