import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { REGISTER } from './texts/register.ts';

/** Why the register does not open, with a link to set up the second proof. */
export function SecondProofNote() {
  return (
    <Text maw="75ch">
      {REGISTER.twoProofs}{' '}
      <Anchor component={Link} to="/access" underline="always">
        {REGISTER.addProof}
      </Anchor>
    </Text>
  );
}
