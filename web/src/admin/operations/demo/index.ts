export { DemoNotice } from './demo-notice.tsx';
export { useDemo } from './use-demo.ts';
