export { demoTasks } from './tasks.demo.ts';
