export { PayoutsTab } from './payouts-tab.tsx';
