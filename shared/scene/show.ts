const LONGEST = 60

/** A value that is wrong, as people are told of it. What is inside of lists and records is left out: it may be of any depth. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a record'
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
