export { deletePost, listPosts } from './blog.repository.ts';
export { hasPublishedPost, readPostContent } from './blog.service.ts';
export { postWords } from './blog.words.ts';
