export { MoveCards } from './move-cards.tsx';
