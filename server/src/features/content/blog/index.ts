export { demoPosts } from './blog.demo.ts';
export { readPostContent } from './blog.service.ts';
export { postWords } from './blog.words.ts';
export { readSearchablePosts } from './searchable-posts.ts';
