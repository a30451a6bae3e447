import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { RowButton } from '../../../kit/table/row-buttons.tsx';
import { TRANSMISSIONS } from '../../guests/index.ts';
import { useSaveReceipt, useTakeBack } from '../use-transmissions.ts';

type Props = { readonly told: Transmission; readonly describedBy: string };

/** The actions for the receipt of a report to any authority, among the buttons of its row. */
export function ReceiptButtons({ told, describedBy }: Props) {
  const saveReceipt = useSaveReceipt();
  const back = useTakeBack();
  const button = { describedBy, isBusy: back.isBusy(told) };
  return (
    <>
      {saveReceipt && (
        <RowButton {...button} onClick={() => void saveReceipt(told)}>
          {TRANSMISSIONS.getReceipt}
        </RowButton>
      )}
      <RowButton {...button} variant="outline" color="red" onClick={() => void back.removeReceipt(told)}>
        {TRANSMISSIONS.removeReceipt}
      </RowButton>
    </>
  );
}
