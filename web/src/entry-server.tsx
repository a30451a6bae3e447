export { renderPage } from './site/render-page.tsx';
