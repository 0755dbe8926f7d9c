import type { FieldPlace, FormRevision } from '../../form-map.ts';

const yesNo = (field: string): FieldPlace => ({
  boxes: { yes: { field, state: 'Yes' }, no: { field, state: 'No' } },
});

const sex = (field: string): FieldPlace => ({
  boxes: { M: { field, state: 'M' }, F: { field, state: 'F' } },
});

const status = (document: 'Book' | 'Card'): FieldPlace => ({
  boxes: {
    submitting: { field: `${document} Status Submitting`, state: 'Submitting' },
    stolen: { field: `${document} Status Stolen`, state: 'Stolen' },
    lost: { field: `${document} Status Lost`, state: 'Lost' },
    possession: { field: `${document} Status Possession`, state: 'Possession' },
  },
});

const numberPlace: FieldPlace = {
  split: { kind: 'digits', lengths: [3, 2, 4] },
  fields: ['Applicant SSN 1', 'Applicant SSN 2', 'Applicant SSN 3'],
};

export const april2025: FormRevision = {
  id: '2025-04',
  blank: { sha256: '96993342907fc33ae2cb9a8eb11dfa4dded62683ebba2db315b08328e007da8c' },
  pages: 6,
  map: {
    product: {
      boxes: {
        book: { field: 'Selection', state: 'Book' },
        card: { field: 'Selection', state: 'Card' },
        both: { field: 'Selection', state: 'Both' },
      },
    },
    bookSize: {
      boxes: {
        regular: { field: 'Regular or Large Book', state: 'Regular' },
        large: { field: 'Regular or Large Book', state: 'Large' },
      },
    },
    lastName: { field: 'Applicant Last Name' },
    firstName: { field: 'Applicant First Name' },
    middleName: { field: 'Applicant Middle Name' },
    fullName: { field: 'Name of Applicant 2' },
    birthDate: [
      { split: { kind: 'date' }, fields: ['Applicant DOB M', 'Applicant DOB D', 'Applicant DOB Y'] },
      { field: 'Applicant DOB 2' },
    ],
    birthPlace: { field: 'Applicant Place of Birth' },
    sex: sex('Gender'),
    ssn: numberPlace,
    noSsn: numberPlace,
    alienNumber: { field: 'Alien Number' },
    otherName1: { field: 'List all other name you have used' },
    otherName2: { field: 'List all other names you have used' },
    'mailing.line1': { field: 'Applicant Address Street' },
    'mailing.line2': { field: 'Address Line 2' },
    'mailing.city': { field: 'Applicant Address City' },
    'mailing.state': { field: 'Applicant Address State' },
    'mailing.zip': { field: 'Applicant Address Zip Code' },
    'mailing.country': { field: 'Applicant Address Country' },
    phone: {
      split: { kind: 'digits', lengths: [3, 3, 4] },
      fields: ['Applicant Phone 1', 'Applicant Phone 2', 'Applicant Phone 3'],
    },
    email: { field: 'Applicant Email' },
    'permanent.street': { field: 'Permanent Address Street' },
    'permanent.unit': { field: 'Permanent Address Apartment/Unit' },
    'permanent.city': { field: 'Permanent Address City' },
    'permanent.state': { field: 'Permanent Address State' },
    'permanent.zip': { field: 'Permanent Address Zip Code' },
    height: { field: 'Height' },
    hair: { field: 'Hair Color' },
    eyes: { field: 'Eye Color' },
    occupation: { field: 'Occupation' },
    employer: { field: 'Employer or School' },
    otherPhone: { field: 'Applicant Additional Contact Phone Numbers' },
    otherPhoneKind: {
      boxes: {
        home: { field: 'Additional #', state: 'Home' },
        work: { field: 'Additional #', state: 'Work' },
        cell: { field: 'Additional #', state: 'Cell' },
        other: { field: 'Additional #', state: 'Other' },
      },
    },
    'parent1.firstNames': { field: 'Parent 1 FM Name' },
    'parent1.lastName': { field: 'Parent 1 Last Name' },
    'parent1.birthDate': { field: 'Parent 1 DOB' },
    'parent1.birthPlace': { field: 'Parent 1 Place of Birth' },
    'parent1.sex': sex('Parent 1 Gender'),
    'parent1.citizen': yesNo('Parent 1 US Citizen'),
    'parent2.firstNames': { field: 'Parent 2 FM Name' },
    'parent2.lastName': { field: 'Parent 2 Last Name' },
    'parent2.birthDate': { field: 'Parent 2 DOB' },
    'parent2.birthPlace': { field: 'Parent 2 Place of Birth' },
    'parent2.sex': sex('Parent 2 Gender'),
    'parent2.citizen': yesNo('Parent 2 US Citizen'),
    married: yesNo('Ever Married'),
    'spouse.name': { field: 'Full Name of Current Spouse or Most Recent Spouse (Last, first, Middle)' },
    'spouse.birthDate': { field: 'Current Spouse Date of Birth' },
    'spouse.birthPlace': { field: 'Current Spouse Place of Birth' },
    'spouse.citizen': yesNo('Spouse US Citizen'),
    marriageDate: { field: 'Date of Marriage (mm/dd/yyyy)' },
    widowedOrDivorced: yesNo('Divorced'),
    marriageEnd: { field: 'Widow/Divorce Date (mm/dd/yyyy)' },
    'travel.departure': { field: 'Travel Departure Date' },
    'travel.return': { field: 'Travel Return Date' },
    'travel.countries': { field: 'Countries to be visited' },
    'travel.none': { field: 'Countries to be visited' },
    'emergency.name': { field: 'Emergency Contact Name' },
    'emergency.address': { field: 'Emergency Contact Address' },
    'emergency.unit': { field: 'Emergency Contact Apartment/Unit' },
    'emergency.city': { field: 'Emergency Contact City' },
    'emergency.state': { field: 'Emergency Contact State' },
    'emergency.zip': { field: 'Emergency Contact Zip Code' },
    'emergency.phone': { field: 'Emergency Contact Phone' },
    'emergency.relationship': { field: 'Relationship to Applicant' },
    issued: yesNo('Ever Applied or Issued'),
    'book.name': {
      field: 'Your name as printed on your most recent U.S. passport book and/or passport card',
    },
    'book.status': status('Book'),
    'card.name': { field: 'Name as printed on your most recent passport card' },
    'card.status': status('Card'),
    loss: { field: 'Circumstances of lost/stolen book/card' },
  },
};
