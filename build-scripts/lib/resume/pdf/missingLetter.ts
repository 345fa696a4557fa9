import type { ResumeSource } from '../resumeSource';
import { resumeBlocks } from './blocks';
import { missingCharacter } from './fonts';
import { STYLES } from './look';

/** The first letter of the resume that the PDF's fonts lack, with the text that contains it; undefined if they have all of them. */
export function missingLetter(source: ResumeSource): { readonly letter: string; readonly text: string } | undefined {
  for (const { label, runs, right } of resumeBlocks(source)) {
    for (const { text, style } of [...(label ? [label] : []), ...runs, ...(right ? [right] : [])]) {
      const letter = missingCharacter(text, STYLES[style].font);
      if (letter !== undefined) return { letter, text: text.trim() };
    }
  }
  return undefined;
}
