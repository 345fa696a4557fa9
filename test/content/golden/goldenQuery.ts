/*
 * The golden set: what somebody at 03:00 types, what must come first for it on the real content, and why.
 *
 * `first X`: X is the first result; `within3 X`: among the first three. A tier before it says among which results: pages
 * that hold the text as typed where sanitising takes characters out (`typed`), pages with every word (`all-words`), with
 * words corrected or left out (`close`), that know a message (`symptom`), or that have the words close together and come
 * after few results (`further`); without one, X holds the query itself (S3).
 * `nothing`: neither results nor help. `nothing exact`: no results; what help there is says so.
 */
type Collection = 'wiki' | 'blog' | 'project' | 'opensource';
export type Tier = 'typed' | 'all-words' | 'close' | 'symptom' | 'further';
export type Place = 'first' | 'within3';
export type Expectation = 'nothing' | 'nothing exact' | `${'' | `${Tier} `}${Place} ${Collection}/${string}`;
export type GoldenQuery = readonly [query: string, expectation: Expectation, reason: string];
/** By kind. */
export type GoldenSet = Readonly<Record<string, readonly GoldenQuery[]>>;
