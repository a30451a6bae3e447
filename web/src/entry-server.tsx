export { renderPage } from './site/document/render-page.tsx';
