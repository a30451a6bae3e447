/** `due_date` is a local date. */
export type TasksTable = {
  id: string;
  name: string;
  description: string;
  due_date: string | null;
  priority: number;
  completed: 0 | 1;
  order_index: number;
  updated_at: string;
};

export type TasksTables = { tasks: TasksTable };
