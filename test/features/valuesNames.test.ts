import { makeStore } from '../../src/app/store';
import { selectGuideValues, selectIsTyped, valueChanged, valuesRestored } from '../../src/features/values/valuesSlice';

it.each(['constructor', 'valueof', 'prototype'])('E8 a guide named %s has the values that were typed for it, and none before', (guide) => {
  const store = makeStore();
  expect(selectGuideValues(store.getState(), guide)).toEqual({ typed: {}, secretsSet: [], unkept: [] });
  expect(selectIsTyped(store.getState(), guide)).toBe(false);
  store.dispatch(valuesRestored({ guide, typed: { HOST: 'a' } }));
  expect(selectGuideValues(store.getState(), guide).typed).toEqual({ HOST: 'a' });
  store.dispatch(valueChanged({ guide, name: 'HOST', value: 'b', isUsable: true }));
  expect(selectGuideValues(store.getState(), guide).typed).toEqual({ HOST: 'b' });
});
