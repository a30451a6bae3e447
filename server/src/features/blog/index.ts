export { deletePost, listPosts } from './blog.repository.ts';
export { readPostContent } from './blog.service.ts';
export { postWords } from './blog.words.ts';
