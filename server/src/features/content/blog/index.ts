export { demoPosts } from './blog.demo.ts';
export { readPostContent, readSearchablePosts } from './blog.service.ts';
export { postWords } from './blog.words.ts';
