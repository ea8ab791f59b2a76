import { describe, expect, it } from 'vitest';
import { Subject } from './contact.ts';

const subject = { fullName: 'Ada Byron', email: 'ada@example.org' };

function keys(changes: object): string[] {
  const { error } = Subject.safeParse({ ...subject, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('Subject', () => {
  it('accepts a name and an email address and trims both', () => {
    const spaced = { fullName: ' Ada Byron ', email: ' ada@example.org ' };
    expect(Subject.parse(spaced)).toEqual(subject);
  });

  it.each([
    [{ fullName: undefined }, 'fullNameRequired'],
    [{ fullName: '  ' }, 'fullNameRequired'],
    [{ fullName: 'x'.repeat(201) }, 'fullNameTooLong'],
    [{ fullName: 'Ada\r\nCalls: Allowed' }, 'textInvalid'],
    [{ fullName: 'Ada \u202eecilA' }, 'textInvalid'],
    [{ fullName: 'Ada \u2067ecilA' }, 'textInvalid'],
    [{ fullName: 'Ada, see https://evil.example/win' }, 'fullNameWebAddress'],
    [{ fullName: 'http://localhost' }, 'fullNameWebAddress'],
    [{ fullName: 'You won at evil.com' }, 'fullNameWebAddress'],
    [{ fullName: 'WWW.EVIL.COM' }, 'fullNameWebAddress'],
    [{ fullName: 'evil．com' }, 'fullNameWebAddress'],
    [{ fullName: 'evil.\u200bcom' }, 'fullNameWebAddress'],
    [{ fullName: 'bücher。де' }, 'fullNameWebAddress'],
    [{ fullName: 'Write to ada@evil.com' }, 'fullNameWebAddress'],
    [{ email: undefined }, 'emailRequired'],
    [{ email: ' ' }, 'emailRequired'],
    [{ email: 'ada' }, 'emailInvalid'],
    [{ phone: 'none' }, 'phoneInvalid'],
    [{ phone: '' }, 'phoneInvalid'],
    [{ phone: '12' }, 'phoneLength'],
    [{ phone: '555-012' }, 'phoneLength'],
    [{ phone: '1234567890123456' }, 'phoneLength'],
    [{ phone: '512-555-0123 or mail' }, 'phoneInvalid'],
    [{ phone: '+' }, 'phoneLength'],
    [{ phone: `512555${' '.repeat(40)}0123` }, 'phoneInvalid'],
  ])('rejects contact details with %j: %s', (changes, key) => {
    expect(keys(changes)).toEqual([key]);
  });

  it.each(['512-555-0123', '(512) 555-0123', '+1 (512) 555.0123', '5550123', undefined])(
    'accepts the phone number %s',
    (phone) => {
      expect(keys(phone === undefined ? {} : { phone })).toEqual([]);
    },
  );

  it.each([
    'Мария Ó Briain-O’Neill',
    'محمد علي',
    '山田 太郎',
    'Ada\u200d',
    'J.R. St. John, Jr.',
    'Ada B.',
  ])('accepts the name %s', (fullName) => {
    expect(keys({ fullName })).toEqual([]);
  });

  it('rejects fields that the form must never ask for', () => {
    expect(Subject.safeParse({ ...subject, ssn: '123-45-6789' }).success).toBe(false);
    expect(Subject.safeParse({ ...subject, address: '1 Main St' }).success).toBe(false);
  });

  it('accepts its own output after a JSON round trip', () => {
    const given = Subject.parse({ ...subject, phone: '512-555-0123' });
    expect(Subject.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });
});
