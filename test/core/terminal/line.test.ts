import { columns } from '../../../src/core/terminal/line';

describe('columns', () => {
  it.each([
    [[], 12],
    [[11, 3], 12],
    [[3, 12], 16],
    [[59], 60],
    [[90], 60],
  ])('T1 of names with %j characters are %i wide: there is always a blank between two', (lengths, width) => {
    const names = lengths.map((length) => 'n'.repeat(length));
    expect(columns(names.map((text, index) => (index === 0 ? text : { text })))).toMatchObject({ look: 'columns', width });
  });
});
