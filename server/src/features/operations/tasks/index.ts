export { readDueTasks } from './read-due.ts';
export { readTasksToFind } from './read-to-find.ts';
export { demoTasks } from './tasks.demo.ts';
