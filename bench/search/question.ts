/** One request. */
export interface Ask {
  path: string;
  /** The member asks; else a visitor. */
  isMember?: boolean;
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
}

/** Requests that are alike for the database: each kind is measured on its own. */
export interface Question<Part extends string = string> {
  name: string;
  part: Part;
  /** The requests of one round; what is written differs from round to round. */
  asks: readonly Ask[] | ((round: number) => readonly Ask[]);
}
