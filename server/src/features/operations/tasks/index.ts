export { readDueTasks } from './read-due.ts';
export { readTasksToFind } from './searchable-tasks.ts';
export { demoTasks } from './tasks.demo.ts';
