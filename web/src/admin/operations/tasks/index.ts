export { TASK_ACTIONS } from './texts.ts';
export { TASKS_KEY } from './use-tasks.ts';
