import { placeOf } from '../../build-scripts/lib/content/placeOf';

describe('placeOf', () => {
  it.each([
    ['server', 'on the server'],
    ['backup host', 'on the backup host'],
    ['web1', 'on web1'],
    ['lab', 'on lab'],
    ['backup-host', 'on backup-host'],
  ])('W4 %s reads “%s”: only a role has an article', (machine, place) => expect(placeOf(machine)).toBe(place));
});
