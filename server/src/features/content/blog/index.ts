export { demoPosts } from './blog.demo.ts';
export { readPost, readPostContent, readPostSlugs, readSearchablePosts, savePost } from './blog.service.ts';
export { postWords } from './blog.words.ts';
