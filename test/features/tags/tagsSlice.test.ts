import { makeStore } from '../../../src/app/store';
import { locationAt, locationChanged } from '../../../src/features/navigation/navigationSlice';
import { selectTagResults } from '../../../src/features/tags/selectTagResults';
import { selectionCleared, selectSelectedTag, tagSelected } from '../../../src/features/tags/tagsSlice';
import { menuToggled } from '../../../src/features/navigation/mobileMenuSlice';
import { RECORDS } from '../../sections/samples';

function setup() {
  const { dispatch, getState } = makeStore();
  return {
    dispatch,
    selected: () => selectSelectedTag(getState()),
    results: () => selectTagResults(getState(), RECORDS),
    arriveAt: (path: string) => dispatch(locationChanged({ location: locationAt(path), kind: 'PUSH' })),
  };
}

describe('tagsSlice', () => {
  it('G1 G3 is set by a click on a tag and cleared by Go Back', () => {
    const { dispatch, selected } = setup();
    expect(selected()).toBeNull();
    dispatch(tagSelected('Linux'));
    expect(selected()).toBe('Linux');
    dispatch(selectionCleared());
    expect(selected()).toBeNull();
  });

  it.each([
    ['/tags/CI%2FCD', 'CI/CD'],
    ['/tags/C%23', 'C#'],
    ['/tags/100%25', '100%'],
    ['/tags/100%', '100%'],
    ['/tags/%E0%A4%A', '%E0%A4%A'],
    ['/tags/Linux/', 'Linux'],
  ])('G1 R1 is set from the address %s', (path, tag) => {
    const { arriveAt, selected } = setup();
    arriveAt(path);
    expect(selected()).toBe(tag);
  });

  it('G1 stays as it is on a page that is no tag’s', () => {
    const { arriveAt, selected } = setup();
    arriveAt('/tags/Linux');
    arriveAt('/wiki/ssh');
    expect(selected()).toBe('Linux');
  });
});

describe('selectTagResults', () => {
  it('G2 finds the items of every collection in any case, newest first, the undated one last', () => {
    const { dispatch, results } = setup();
    dispatch(tagSelected('LINUX'));
    expect(results().map(({ id }) => id)).toEqual(['containers', 'ssh', 'firewall', 'distro']);
  });

  it('G3 finds nothing without a selected tag, always the same nothing', () => {
    const { dispatch, results } = setup();
    const nothing = results();
    expect(nothing).toEqual([]);
    dispatch(tagSelected('Linux'));
    dispatch(selectionCleared());
    expect(results()).toBe(nothing);
  });

  it('G2 D1 computes each tag once, also when the visitor goes back to it', () => {
    const { dispatch, results } = setup();
    dispatch(tagSelected('Security'));
    const security = results();
    selectTagResults.resetRecomputations();
    dispatch(menuToggled());
    expect(results()).toBe(security);
    dispatch(tagSelected('Docker'));
    expect(results()).not.toBe(security);
    dispatch(tagSelected('Security'));
    expect(results()).toBe(security);
    expect(selectTagResults.recomputations()).toBe(1);
  });
});
