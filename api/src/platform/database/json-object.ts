/**
 * SQL that builds a JSON object: an expression for each field of `T`, no more and no fewer. A field that the contract adds
 * or renames does not compile until its SQL follows.
 */
export const jsonObject = <T>(fields: { readonly [Field in keyof T]-?: string }): string =>
  `json_build_object(${Object.entries(fields)
    .map(([field, sql]) => `'${field}', ${sql}`)
    .join(', ')})`;
