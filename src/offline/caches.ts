/** How many files a cache keeps; the oldest go first. A guide is a page, its data and about twenty scripts, shared by all. */
export const MAX_FILES = 400;
