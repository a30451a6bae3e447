/** The extras that the owner offers with a stay, and who may choose which. */
export { listExtras } from './extras.records.ts';
export { extraWords } from './extras.words.ts';
export { judgeChoice, NOTHING_TAKEN } from './judge-choice.ts';
export { readOfferedExtras, replaceExtras } from './offered-extras.ts';
