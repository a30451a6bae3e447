export { demoTasks } from './tasks.demo.ts';
export { readDueTasks, readTasksToFind } from './tasks.service.ts';
