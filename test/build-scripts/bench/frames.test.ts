import { smoothnessOf } from '../../../build-scripts/bench/frames/frameProbe';
import { framesTable } from '../../../build-scripts/bench/frames/framesReport';

describe('how smoothly things move', () => {
  it('counts the frames that come late, but not the one in which an answer is prepared', () => {
    const frames = [
      [0, 17],
      [17, 117],
      [117, 134],
      [134, 184],
    ] as const;
    expect(smoothnessOf({ frames, answers: [[20, 116]] })).toEqual({ answer: 96, late: 1, longest: 50 });
  });

  it('takes the longest of several answers, and none for none', () => {
    expect(
      smoothnessOf({
        frames: [],
        answers: [
          [0, 16],
          [40, 80],
        ],
      }),
    ).toEqual({ answer: 40, late: 0, longest: 0 });
    expect(smoothnessOf({ frames: [[0, 16]], answers: [] })).toEqual({ answer: 0, late: 0, longest: 16 });
  });

  it('gives medians, late frames for each run too, and those without scripts where it was measured', () => {
    const run = (answer: number, late: number) => ({ answer, late, longest: 17 + late });
    const table = framesTable(
      [
        { name: 'the menu opens', width: 360, ours: [run(48, 0), run(56, 2), run(40, 1)], floor: [] },
        { name: 'a fold opens', width: 360, ours: [run(0, 0)], floor: [run(8, 3)] },
      ],
      'Measured today.',
    );
    expect(table).toContain('| the menu opens | 360 | 48 | – | 1 (0, 2, 1) | 18 | – |\n| a fold opens | 360 | 0 | 8 | 0 (0) | 17 | 3 (3) |');
    expect(table).toContain('Measured today.');
  });
});
