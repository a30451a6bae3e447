import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { RowButton } from '../../../kit/table/row-buttons.tsx';
import { TRANSMISSIONS } from '../../guests/index.ts';
import { useSaveReceipt, useUndoTransmission } from '../use-transmissions.ts';

type Props = { readonly transmission: Transmission; readonly describedBy: string };

/** The actions for the receipt of a report to any authority, among the buttons of its row. */
export function ReceiptButtons({ transmission, describedBy }: Props) {
  const saveReceipt = useSaveReceipt();
  const back = useUndoTransmission();
  const button = { describedBy, isBusy: back.isBusy(transmission) };
  return (
    <>
      {saveReceipt && (
        <RowButton {...button} onClick={() => void saveReceipt(transmission)}>
          {TRANSMISSIONS.getReceipt}
        </RowButton>
      )}
      <RowButton {...button} variant="outline" color="red" onClick={() => void back.removeReceipt(transmission)}>
        {TRANSMISSIONS.removeReceipt}
      </RowButton>
    </>
  );
}
