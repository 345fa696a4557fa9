import { makeStore } from '../../src/app/store';
import { changeSecret, clearValues } from '../../src/features/values/changeValues';
import { selectGuideValues, valueChanged, valuesRestored } from '../../src/features/values/valuesSlice';

const GUIDE = 'ssh';

function setup() {
  const { dispatch, getState } = makeStore();
  return {
    dispatch,
    values: (guide = GUIDE) => selectGuideValues(getState(), guide),
    type: (name: string, value: string) => dispatch(changeSecret({ guide: GUIDE, name, value })),
  };
}

describe('the values of a guide in the store', () => {
  it('D1 W4 name the secrets that are set, each once, and no longer when one is emptied', () => {
    const { values, type } = setup();
    for (const value of ['a', 'ab', 'abc']) type('TOKEN', value);
    type('PASSWORD', 'x');
    expect(values().secretsSet).toEqual(['TOKEN', 'PASSWORD']);
    type('TOKEN', '');
    expect(values().secretsSet).toEqual(['PASSWORD']);
    expect(JSON.stringify(values())).not.toContain('abc');
  });

  it('D1 W4 are those of one guide, stay when older ones are restored, and go together', () => {
    const { dispatch, values, type } = setup();
    dispatch(valueChanged({ guide: GUIDE, name: 'HOST', value: 'web1', isUsable: true }));
    type('TOKEN', 'a');
    dispatch(valuesRestored({ guide: GUIDE, typed: { HOST: 'older' } }));
    dispatch(valuesRestored({ guide: 'logs', typed: { HOST: 'web2' } }));
    expect(values()).toEqual({ typed: { HOST: 'web1' }, secretsSet: ['TOKEN'], unkept: [] });
    expect(values('logs')).toEqual({ typed: { HOST: 'web2' }, secretsSet: [], unkept: [] });
    dispatch(clearValues(GUIDE));
    expect(values()).toEqual({ typed: {}, secretsSet: [], unkept: [] });
    expect(values('logs').typed).toEqual({ HOST: 'web2' });
  });
});
