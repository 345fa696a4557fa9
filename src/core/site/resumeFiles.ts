/** The resume's other forms at the site root, beside the PDF that `site.ts` names. */
export const RESUME_TEXT = '/resume.txt';
export const RESUME_JSON = '/resume.json';
