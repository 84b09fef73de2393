import * as z from 'zod/mini'

/** Fields that are wrong at the same time; a file with more is wrong as a whole. */
const MOST_ROUNDS = 50

/**
 * What is left of a value without the fields that a schema refuses: a wrong entry of a list goes alone, an incomplete group
 * goes whole. Null where nothing is left.
 * @param value loses those fields
 */
export function salvage<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema>; fields: ReadonlySet<string> } | null {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const checked = z.safeParse(schema, value)
    if (checked.success)
      return { value: checked.data, fields: new Set(isGroup(value) ? Object.keys(value) : []) }
    const removed = refusedPaths(checked.error.issues).filter((path) => remove(value, path))
    if (removed.length === 0) return null
  }
  return null
}

/** Last entries of lists first: those before them keep their places. */
function refusedPaths(issues: readonly z.core.$ZodIssue[]): (readonly PropertyKey[])[] {
  const paths = issues.flatMap((issue): (readonly PropertyKey[])[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  )
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]))
  return [...unique.values()].toReversed()
}

/** Takes out what stands at a path; what is missing there takes its group along. False for the whole value. */
function remove(value: unknown, path: readonly PropertyKey[]): boolean {
  const [step, ...rest] = path
  if (step === undefined || !isGroup(value)) return false
  const key = String(step)
  const inner = value[key]
  if (rest.length > 0 && remove(inner, rest)) return true
  if (inner === undefined) return false
  if (Array.isArray(value)) value.splice(Number(key), 1)
  else Reflect.deleteProperty(value, key)
  return true
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
