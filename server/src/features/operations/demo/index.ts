/** How marked things are recognised and removed, of a demo or of a move. */
export type { DemoThing, RemovableKind } from './demo-kinds.ts';
export { digestOf, readMarks } from './demo-marks.ts';
export { planRecords, removeRecords } from './plan-removal.ts';
