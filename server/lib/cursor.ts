/** Where a page of a list ends: the values that it is ordered by, of its last row. */
export function toCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Null for what no reply gave. */
export function fromCursor(cursor: string, length: number): string[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const isOne = Array.isArray(values) && values.length === length
    return isOne && values.every((value): value is string => typeof value === 'string') ? values : null
  } catch {
    return null
  }
}
