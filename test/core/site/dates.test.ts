import * as fc from 'fast-check';
import { longDate, longMonth } from '../../../src/core/site/dates';
import { monthRange } from '../../../src/core/site/periods';
import { shortDate } from '../../../src/core/site/shortDate';

describe('longDate', () => {
  it('E1 E2 writes a day out, without leading zeros, and ignores a time', () => {
    expect(longDate('2025-06-18')).toBe('18 June 2025');
    expect(longDate('2025-01-05T23:30:00Z')).toBe('5 January 2025');
  });

  it('E1 E2 writes the day of the calendar, whatever the time zone', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(fc.property(day, (date) => expect(longDate(date.toISOString())).toBe(format.format(date))));
  });
});

describe('shortDate', () => {
  it.each([
    ['2025-06-08', '8 Jun 2025'],
    ['2025-05-31', '31 May 2025'],
    ['2025-09-01', '1 Sep 2025'],
  ])('L1 writes %s with three letters of its month', (day, text) => {
    expect(shortDate(day)).toBe(text);
  });
});

describe('longMonth', () => {
  it('C2 E3 writes a month out, of a month or of a day', () => {
    expect(longMonth('2021-04')).toBe('April 2021');
    expect(longMonth('2024-12-30')).toBe('December 2024');
  });
});

describe('monthRange', () => {
  it('T1 writes years, and "today" for what goes on', () => {
    expect(monthRange('2019-09', '2022-03')).toBe('2019–2022');
    expect(monthRange('2022-04', null)).toBe('2022–today');
  });
});
