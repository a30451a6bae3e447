export { readDueTasks } from './read-due.ts';
export { demoTasks } from './tasks.demo.ts';
