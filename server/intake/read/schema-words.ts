import type * as z from 'zod/mini'
import { pathText } from '#shared/scene/path-text.ts'
import { show } from '#shared/scene/show.ts'
import { didYouMean, nearestName } from '#shared/scene/drawn-names/nearest.ts'
import { keysAt } from './schema-keys.ts'

export interface Complaint {
  problem: string
  hint: string
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
  const at = pathText(issue.path) || 'the file'
  const shown = show(valueAt(value, issue.path))
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysAt(schema, issue.path)
      return issue.keys.map((key) => ({
        problem: `"${pathText([...issue.path, key])}" is unknown`,
        hint: didYouMean(key, known).trim() || `Take it out. Known here: ${known.join(', ')}.`,
      }))
    }
    case 'invalid_type':
      if (isMissing(issue))
        return [{ problem: `${at} is missing`, hint: `Add it: ${expected(issue.expected)}.` }]
      return [{ problem: `${at} is ${shown}`, hint: `Write ${expected(issue.expected)}.` }]
    case 'invalid_value': {
      const known = issue.values.map(String)
      return [
        {
          problem: `${at} is ${shown}`,
          hint: `${didYouMean(plain(value, issue), known).trim()} Known: ${known.join(', ')}.`.trim(),
        },
      ]
    }
    case 'too_small':
      return [
        {
          problem: `${at} ${tooFew(issue.origin, shown)}`,
          hint: `Needed: at least ${String(issue.minimum)}${unit(issue.origin)}.`,
        },
      ]
    case 'too_big':
      return [
        {
          problem: `${at} ${tooMany(issue.origin, shown)}`,
          hint: `Allowed: at most ${String(issue.maximum)}${unit(issue.origin)}.`,
        },
      ]
    case 'invalid_union':
      return [describeUnion(issue, schema, value, at, shown)]
    case 'invalid_key':
    case 'invalid_element':
      return [
        {
          problem: `${at} has a name that cannot be used`,
          hint: 'Use small letters, digits and single hyphens.',
        },
      ]
    default:
      return [{ problem: `${at} is ${shown}`, hint: `${capital(issue.message)}.` }]
  }
}

function describeUnion(
  issue: Issue,
  schema: z.core.$ZodType,
  value: unknown,
  at: string,
  shown: string,
): Complaint {
  const last = issue.path.at(-1)
  const known = keysAt(schema, issue.path)
  if (known.length === 0 && last !== undefined) {
    return { problem: `${at} is ${shown}`, hint: 'Known kinds stand in the README.' }
  }
  const written = valueAt(value, issue.path)
  const keys = typeof written === 'object' && written !== null ? Object.keys(written) : []
  const guess = keys
    .map((key) => (known.includes(key) ? '' : didYouMean(key, known)))
    .find((text) => text !== '')
  return { problem: `${at} is ${shown}`, hint: `Write one of ${known.join(', ')}.${guess ?? ''}` }
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

function expected(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'words in "quotes"',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [brackets]',
    tuple: 'a list in [brackets]',
    object: 'a group in {braces}',
    record: 'a group in {braces}',
  }
  return words[type] ?? type
}

function tooFew(origin: string, shown: string): string {
  return origin === 'string'
    ? 'is empty'
    : origin === 'array'
      ? 'has too few entries'
      : `is ${shown}, too small`
}

function tooMany(origin: string, shown: string): string {
  return origin === 'string'
    ? 'is too long'
    : origin === 'array'
      ? 'has too many entries'
      : `is ${shown}, too large`
}

function unit(origin: string): string {
  return origin === 'string' ? ' letters' : origin === 'array' ? ' entries' : ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
