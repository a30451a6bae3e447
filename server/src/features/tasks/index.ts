export { deleteTask, listTasks } from './tasks.repository.ts';
