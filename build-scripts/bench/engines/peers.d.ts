/*
 * The engines that ours is compared with, as far as they are used here. The first run of the benchmark installs them
 * (installEngines.ts); type checks and lint do without them.
 */
declare module 'minisearch' {
  export interface Options {
    readonly fields: string[];
    readonly storeFields?: string[];
    readonly searchOptions?: { readonly prefix?: boolean; readonly combineWith?: string; readonly boost?: Readonly<Record<string, number>> };
  }
  export default class MiniSearch {
    constructor(options: Options);
    static loadJSON(json: string, options: Options): MiniSearch;
    addAll(documents: readonly object[]): void;
    search(query: string): { readonly id: number }[];
  }
}

declare module 'flexsearch' {
  export class Document {
    constructor(options: { readonly document: { readonly id: string; readonly index: readonly { readonly field: string; readonly tokenize: string }[] } });
    add(document: object): void;
    export(write: (key: string, data: string) => void): unknown;
    import(key: string, data: string): void;
    search(query: string, options: { readonly limit: number; readonly merge: true }): { readonly id: number }[];
  }
}

declare module 'fuse.js' {
  export interface IFuseOptions<T> {
    readonly keys?: readonly (keyof T | string)[];
    readonly threshold?: number;
    readonly ignoreLocation?: boolean;
  }
  export interface FuseIndex<T> {
    readonly size: () => number;
    readonly toJSON: () => { readonly records: readonly T[] };
  }
  export default class Fuse<T> {
    constructor(documents: readonly T[], options: IFuseOptions<T>, index?: FuseIndex<T>);
    static createIndex<T>(keys: readonly string[], documents: readonly T[]): FuseIndex<T>;
    static parseIndex<T>(index: unknown): FuseIndex<T>;
    search(query: string): { readonly refIndex: number }[];
  }
}

declare module '@leeoniya/ufuzzy' {
  export default class UFuzzy {
    constructor(options: object);
    search(haystack: string[], needle: string, outOfOrder: number, ranked: number): [number[] | null, { readonly idx: number[] } | null, number[] | null];
  }
}
