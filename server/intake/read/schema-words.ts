import type * as z from 'zod/mini'
import { inARow, say, type FindingValue, type FindingWords } from '#shared/domain/findings/words.ts'
import { pathText } from '#shared/scene/path-text.ts'
import { show } from '#shared/scene/show.ts'
import { didYouMean, nearestName } from '#shared/scene/drawn-names/nearest.ts'
import { keysAt } from './schema-keys.ts'

export interface Complaint {
  problem: FindingWords
  hint: FindingWords
}

type Issue = z.core.$ZodIssue

/** What a schema found wrong, in words for someone who writes JSON by hand. */
export function complaints(issues: readonly Issue[], schema: z.core.$ZodType, value: unknown): Complaint[] {
  const misspelled = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const missing = missingKeys(issues, issue.path)
    for (const key of issue.keys) {
      const meant = nearestName(key, missing)
      if (meant !== null) misspelled.add(pathText([...issue.path, meant]))
    }
  }
  return issues
    .filter((issue) => !(isMissing(issue) && misspelled.has(pathText(issue.path))))
    .flatMap((issue) => describe(issue, schema, value))
}

function describe(issue: Issue, schema: z.core.$ZodType, value: unknown): Complaint[] {
  const at = pathText(issue.path) || say('the-file')
  const shown = show(valueAt(value, issue.path))
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysAt(schema, issue.path)
      return issue.keys.map((key) => ({
        problem: say('key-unknown', { at: pathText([...issue.path, key]) }),
        hint: didYouMean(key, known) ?? say('known-here', { names: known }),
      }))
    }
    case 'invalid_type':
      if (isMissing(issue))
        return [
          {
            problem: say('value-missing', { at }),
            hint: say('add-value', { expected: expected(issue.expected) }),
          },
        ]
      return [
        {
          problem: say('value-is', { at, shown }),
          hint: say('write-value', { expected: expected(issue.expected) }),
        },
      ]
    case 'invalid_value': {
      const known = issue.values.map(String)
      const names = say('known-values', { names: known })
      const meant = didYouMean(plain(value, issue), known)
      return [{ problem: say('value-is', { at, shown }), hint: meant ? inARow(meant, names) : names }]
    }
    case 'too_small':
      return [tooFew(issue.origin, at, shown, String(issue.minimum))]
    case 'too_big':
      return [tooMany(issue.origin, at, shown, String(issue.maximum))]
    case 'invalid_union':
      return [describeUnion(issue, schema, value, at, shown)]
    case 'invalid_key':
    case 'invalid_element':
      return [{ problem: say('name-unusable', { at }), hint: say('name-unusable-hint') }]
    default:
      return [{ problem: say('value-is', { at, shown }), hint: messageOf(issue) }]
  }
}

function describeUnion(
  issue: Issue,
  schema: z.core.$ZodType,
  value: unknown,
  at: FindingValue,
  shown: string,
): Complaint {
  const last = issue.path.at(-1)
  const known = keysAt(schema, issue.path)
  if (known.length === 0 && last !== undefined) {
    return { problem: say('value-is', { at, shown }), hint: say('known-kinds') }
  }
  const written = valueAt(value, issue.path)
  const keys = typeof written === 'object' && written !== null ? Object.keys(written) : []
  const guess = keys
    .map((key) => (known.includes(key) ? null : didYouMean(key, known)))
    .find((text) => text !== null)
  return {
    problem: say('value-is', { at, shown }),
    hint: inARow(say('write-one-of', { names: known }), guess ?? null),
  }
}

function missingKeys(issues: readonly Issue[], parent: readonly PropertyKey[]): string[] {
  return issues
    .filter((issue) => isMissing(issue) && pathText(issue.path.slice(0, -1)) === pathText(parent))
    .map((issue) => String(issue.path.at(-1)))
}

function isMissing(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Object.entries(at).find(([key]) => key === String(step))?.[1]
  }
  return at
}

function plain(value: unknown, issue: Issue): string {
  const written = valueAt(value, issue.path)
  return typeof written === 'string' ? written : ''
}

function expected(type: string): FindingValue {
  const words: Readonly<Record<string, FindingWords>> = {
    string: say('expected-string'),
    number: say('expected-number'),
    int: say('expected-int'),
    boolean: say('expected-boolean'),
    array: say('expected-list'),
    tuple: say('expected-list'),
    object: say('expected-group'),
    record: say('expected-group'),
  }
  return words[type] ?? type
}

function tooFew(origin: string, at: FindingValue, shown: string, least: string): Complaint {
  switch (origin) {
    case 'string':
      return { problem: say('value-empty', { at }), hint: say('at-least-letters', { least }) }
    case 'array':
      return { problem: say('value-few', { at }), hint: say('at-least-entries', { least }) }
    default:
      return { problem: say('value-small', { at, shown }), hint: say('at-least', { least }) }
  }
}

function tooMany(origin: string, at: FindingValue, shown: string, most: string): Complaint {
  switch (origin) {
    case 'string':
      return { problem: say('value-long', { at }), hint: say('at-most-letters', { most }) }
    case 'array':
      return { problem: say('value-many', { at }), hint: say('at-most-entries', { most }) }
    default:
      return { problem: say('value-large', { at, shown }), hint: say('at-most', { most }) }
  }
}

/** What no schema says in words of its own is no more than this. */
const UNSAID = 'Invalid input'

function messageOf({ message }: Issue): FindingWords {
  if (message === UNSAID) return say('invalid-input')
  return say('as-said', { message: message.charAt(0).toUpperCase() + message.slice(1) })
}
