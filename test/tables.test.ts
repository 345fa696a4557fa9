import { byTurns, firstSteps } from './support/propertyRuns';

const TABLE = ['a', 'b', 'c', 'd', 'e'];
const turn = process.env['TEST_TURN'];
const inTurn = (number: number | null) => {
  if (number === null) delete process.env['TEST_TURN'];
  else process.env['TEST_TURN'] = String(number);
};
afterAll(() => inTurn(turn ? Number(turn) : null));

describe('the rows of a table', () => {
  it.each([1, 2, 3, 5, 9])('are all seen by %i runs, at least one by each', (of) => {
    const seen = Array.from({ length: of }, (_, number) => {
      inTurn(number + 7);
      return byTurns(TABLE, of);
    });
    expect(seen.filter((rows) => rows.length === 0)).toEqual([]);
    expect([...new Set(seen.flat())].sort()).toEqual(TABLE);
  });

  it('are all tried where no turn is set', () => {
    inTurn(null);
    expect([byTurns(TABLE, 3), firstSteps(TABLE, 2)]).toEqual([TABLE, TABLE]);
    inTurn(0);
    expect(firstSteps(TABLE, 2)).toEqual(['a', 'b']);
  });
});
