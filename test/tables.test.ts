import { byTurns, firstSteps, runs } from './support/propertyRuns';

const TABLE = ['a', 'b', 'c', 'd', 'e'];
const turn = process.env['TEST_TURN'];
const inTurn = (turn: number | string | undefined) => {
  if (turn === undefined) delete process.env['TEST_TURN'];
  else process.env['TEST_TURN'] = String(turn);
};
afterAll(() => inTurn(turn));

describe('the rows of a table', () => {
  it.each([1, 2, 3, 5, 9])('are all seen by %i runs, at least one by each', (of) => {
    const seen = Array.from({ length: of }, (_, number) => {
      inTurn(number + 7);
      return byTurns(TABLE, of);
    });
    expect(seen.filter((rows) => rows.length === 0)).toEqual([]);
    expect([...new Set(seen.flat())].sort()).toEqual(TABLE);
  });

  it.each([undefined, 'all'])('are all tried where the turn is %s', (none) => {
    inTurn(none);
    expect([byTurns(TABLE, 3), firstSteps(TABLE, 2)]).toEqual([TABLE, TABLE]);
    inTurn(0);
    expect(firstSteps(TABLE, 2)).toEqual(['a', 'b']);
  });
});

describe('the cases of a property', () => {
  const { PROPERTY_RUNS } = process.env;
  const { testPath } = expect.getState();
  afterEach(() => {
    expect.setState({ testPath });
    if (PROPERTY_RUNS === undefined) delete process.env['PROPERTY_RUNS'];
    else process.env['PROPERTY_RUNS'] = PROPERTY_RUNS;
  });

  it.each([
    ['', 'core/search/x.test.ts', 10],
    ['full', 'core/search/x.test.ts', 100],
    ['full', 'app/x.test.ts', 100],
    ['core', 'core/search/x.test.ts', 100],
    ['core', 'app/x.test.ts', 10],
  ])('are with PROPERTY_RUNS=%j, in test/%s, %i of 100', (asked, file, count) => {
    process.env['PROPERTY_RUNS'] = asked;
    expect.setState({ testPath: `/clone/test/${file}` });
    expect(runs(100)).toBe(count);
  });
});
