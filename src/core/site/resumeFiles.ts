/** The resume's other formats at the site root, besides the PDF that `site.yml` names. */
export const RESUME_TEXT = '/resume.txt';
export const RESUME_JSON = '/resume.json';
