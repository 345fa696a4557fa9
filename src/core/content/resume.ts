/** A statement of the resume; `evidence` is the page of this site that backs it. Without one it is self-reported. */
export interface Claim {
  readonly text: string;
  readonly evidence?: string | undefined;
}

/** The single source of the resume page, its PDF and the terminal's output. Months are YYYY-MM. */
export interface Resume {
  readonly headline?: string | undefined;
  /** YYYY-MM-DD; absent where it isn't maintained. */
  readonly lastUpdated?: string | undefined;
  readonly location?: string | undefined;
  readonly summary?: string | undefined;
  readonly achievements: readonly (Claim & { readonly value: string; readonly label: string })[];
  readonly experience: readonly {
    readonly role: string;
    readonly organisation: string;
    readonly location?: string | undefined;
    readonly start: string;
    /** Absent for the current position. */
    readonly end?: string | undefined;
    readonly points: readonly Claim[];
  }[];
  readonly expertise: readonly { readonly category: string; readonly skills: readonly string[] }[];
  /** Ids of the featured projects. */
  readonly projects: readonly string[];
  readonly education: readonly { readonly title: string; readonly place: string; readonly start: number; readonly end?: number | undefined }[];
  readonly certifications: readonly {
    readonly title: string;
    readonly issuer: string;
    readonly date: string;
    /** The issuer's page that confirms it. */
    readonly url?: string | undefined;
  }[];
}
