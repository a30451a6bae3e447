export * from './account-pages.ts';
export * from './blog.ts';
export * from './home.ts';
export * as islands from './island-texts.ts';
export { language } from './island-texts.ts';
export * from './layout.ts';
export * from './pictures.ts';
export * from './stay-pages.ts';
export * from './writing.ts';
