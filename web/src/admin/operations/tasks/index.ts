export { TASK_ACTIONS } from './texts.ts';
