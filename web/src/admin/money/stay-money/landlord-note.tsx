import { Alert, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DOCUMENTS, usePaymentSettings } from '../payments/index.ts';

/** That no receipt or contract can say who lets the property yet, with the way to where she says so. */
export function LandlordNote() {
  const { data } = usePaymentSettings();
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
