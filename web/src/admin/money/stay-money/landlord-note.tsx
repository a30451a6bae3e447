import { paymentSettings } from '@approdo/shared/contract/money/payment-settings';
import { Alert, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useRead } from '../../session/use-read.ts';
import { DOCUMENTS } from '../payments/index.ts';

/** A note that receipts and contracts still lack the landlord's details, with a link to enter them. */
export function LandlordNote() {
  const { data } = useRead(paymentSettings.get);
  if (!data || Object.values(data.owner).every((text) => text !== '')) return null;
  return (
    <Alert color="lemon" mb="sm">
      <Text mb="xs">{DOCUMENTS.landlordMissing}</Text>
      <Button component={Link} to="/payments" variant="default" size="xs">
        {DOCUMENTS.landlordWhere}
      </Button>
    </Alert>
  );
}
