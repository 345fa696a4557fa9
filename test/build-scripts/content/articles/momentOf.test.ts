import { momentOf } from '../../../../build-scripts/lib/content/articles/publication';

describe('momentOf', () => {
  it.each([
    ['2027-03-01T08:00+01:00', undefined, '2027-03-01T07:00:00Z'],
    ['2027-03-01T08:00:30Z', 'Asia/Tokyo', '2027-03-01T08:00:30Z'],
    ['2027-03-01', 'Europe/Berlin', '2027-02-28T23:00:00Z'],
    ['2027-07-01', 'Europe/Berlin', '2027-06-30T22:00:00Z'],
    ['2027-07-01T08:00', 'America/New_York', '2027-07-01T12:00:00Z'],
    // On both sides of the clock change of that night.
    ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00Z'],
    ['2027-03-28T03:01', 'Europe/Berlin', '2027-03-28T01:01:00Z'],
    // In the hour that such a change leaves out: a day whose midnight is left out begins at one o'clock.
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z'],
    // In the hour that is there twice, the second time.
    ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T01:30:00Z'],
  ])('reads %s in the zone %s as %s', (text, timeZone, moment) => expect(momentOf(text, timeZone)).toBe(Date.parse(moment)));

  it('knows no moment for a day or time without a zone', () => {
    expect([momentOf('2027-03-01', undefined), momentOf('2027-03-01T08:00', undefined)]).toEqual([null, null]);
  });
});
