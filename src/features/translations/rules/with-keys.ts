/** Another set, with these keys in it or without. */
export function withKeys(set: ReadonlySet<string>, keys: readonly string[], isIn: boolean): Set<string> {
  const next = new Set(set)
  for (const key of keys) {
    if (isIn) next.add(key)
    else next.delete(key)
  }
  return next
}
