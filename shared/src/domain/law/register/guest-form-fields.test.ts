import { describe, expect, it } from 'vitest';
import { dayOfTable, listGuestFormFields, listMissingFields, listTablesOf } from './guest-form-fields.ts';

const ITALIA = '100000100';
const FRANCIA = '100000215';
const POLICE = { italy: ITALIA, asksResidence: false };
const REGION = { italy: ITALIA, asksResidence: true };

describe('what is asked of a guest', () => {
  it('is the document of singles and heads, never of members', () => {
    const documents = (role: 'SINGLE' | 'FAMILY_HEAD' | 'GROUP_MEMBER' | null) =>
      listGuestFormFields({ role }, POLICE).filter((field) => field.startsWith('doc'));

    expect(documents('SINGLE')).toEqual(['docType', 'docNumber', 'docPlace']);
    expect(documents('FAMILY_HEAD')).toEqual(['docType', 'docNumber', 'docPlace']);
    expect(documents(null)).toHaveLength(3);
    expect(documents('GROUP_MEMBER')).toEqual([]);
  });

  it('is the municipality of birth only of a guest who was born in Italy', () => {
    expect(listGuestFormFields({ birthState: ITALIA }, POLICE)).toContain('birthPlace');
    expect(listGuestFormFields({ birthState: FRANCIA }, POLICE)).not.toContain('birthPlace');
    expect(listGuestFormFields({}, POLICE)).not.toContain('birthPlace');
    expect(listGuestFormFields({}, { ...POLICE, italy: undefined })).not.toContain('birthPlace');
  });

  it('is the residence only where a region asks for it', () => {
    expect(listGuestFormFields({ residenceState: ITALIA }, POLICE)).not.toContain('residenceState');
    expect(listGuestFormFields({}, REGION)).toContain('residenceState');
    expect(listGuestFormFields({}, REGION)).not.toContain('residencePlace');
    expect(listGuestFormFields({ residenceState: FRANCIA }, REGION)).toContain('residencePlace');
  });
});

describe('what is missing of a guest', () => {
  it('is whatever is asked and holds nothing but blanks', () => {
    const guest = { role: 'FAMILY_MEMBER', lastName: 'Rossi', firstName: ' ', birthState: ITALIA } as const;

    expect(listMissingFields(guest, POLICE)).toEqual(['firstName', 'sex', 'birthDate', 'birthPlace', 'citizenship']);
  });

  it('is where somebody lives in Italy, and may stay open abroad', () => {
    expect(listMissingFields({ residenceState: ITALIA }, REGION)).toContain('residencePlace');
    expect(listMissingFields({ residenceState: FRANCIA }, REGION)).not.toContain('residencePlace');
  });
});

describe('where a field is looked up', () => {
  it('is the official list of its codes, two for the place that issued a document', () => {
    expect(listTablesOf('citizenship', {}, POLICE)).toEqual(['STATI']);
    expect(listTablesOf('docPlace', {}, POLICE)).toEqual(['COMUNI', 'STATI']);
    expect(listTablesOf('lastName', {}, POLICE)).toEqual([]);
    expect(listTablesOf('residencePlace', { residenceState: ITALIA }, REGION)).toEqual(['COMUNI']);
    expect(listTablesOf('residencePlace', { residenceState: FRANCIA }, REGION)).toEqual([]);
  });

  it('is the list as it was at the birth, for places of birth', () => {
    expect(dayOfTable('birthPlace', { birthDate: '1950-03-01' })).toBe('1950-03-01');
    expect(dayOfTable('birthPlace', { birthDate: '' })).toBeUndefined();
    expect(dayOfTable('docPlace', { birthDate: '1950-03-01' })).toBeUndefined();
  });
});
