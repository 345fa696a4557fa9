import { placeOf } from '../../../../build-scripts/lib/content/code/placeOf';

describe('placeOf', () => {
  it.each([
    ['server', 'on the server'],
    ['backup host', 'on the backup host'],
    ['web1', 'on web1'],
    ['lab', 'on lab'],
    ['backup-host', 'on backup-host'],
  ])('W4 %s reads “%s”: only a role has an article', (machine, place) => expect(placeOf(machine, [])).toBe(place));

  it.each([
    ['#', '#', 'as root'],
    ['$', '$', 'as user'],
    ['$', '#', undefined],
    ['>', '>', undefined],
  ])('W4 prompts %s and %s of no named machine read “%s”', (first, second, place) => {
    const lines = [{ tokens: [], prompt: first }, { tokens: ['output'] }, { tokens: [], prompt: second }];
    expect([placeOf(undefined, lines), placeOf('lab', lines)]).toEqual([place, 'on lab']);
  });
});
