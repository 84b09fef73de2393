import type { FindingValues } from './values.ts'

/** A name, a number, a sentence within the sentence, or several of these in a row. */
export type FindingValue = string | number | FindingWords | readonly FindingValue[]

/** What a finding says, without a language: its code, and what the sentence names. `i18n` has the sentences. */
export interface FindingWords {
  code: string
  values?: Readonly<Record<string, FindingValue>>
}

/** What is wrong, and how to put it right. */
export interface WordsOfFinding {
  problem: FindingWords
  hint: FindingWords
  /** Lines to be copied into a file, behind the hint. */
  copied?: string | undefined
}

/** A sentence that every language has. */
export type FindingCode = keyof FindingValues

type ValuesOf<Code extends FindingCode> = [FindingValues[Code]] extends [never]
  ? []
  : [Readonly<Record<FindingValues[Code], FindingValue>>]

/** The compiler knows what each sentence names. */
export function say<Code extends FindingCode>(code: Code, ...[values]: ValuesOf<Code>): FindingWords {
  return values ? { code, values } : { code }
}

/** "PNG, WebP or SVG" */
export function either(...names: readonly [string, string, ...string[]]): FindingWords {
  return say('list-or', { names: names.slice(0, -1), last: names.at(-1) ?? '' })
}

/** "one and two and three", of at least one. */
export function together([first = '', ...others]: readonly FindingValue[]): FindingValue {
  return others.length === 0 ? first : say('two-together', { first, second: together(others) })
}

/** One sentence behind the other; the first alone where there is no second. */
export function inARow(first: FindingWords, second: FindingWords | null): FindingWords {
  return second ? say('one-after-the-other', { first, second }) : first
}

/** Bytes, in MB with one decimal. */
export function megabytesOf(bytes: number, inOne = 1024 * 1024): FindingWords {
  const [whole = '', tenths = ''] = (bytes / inOne).toFixed(1).split('.')
  return say('megabytes', { whole, tenths })
}

/** Of what comes from outside: a reply, a stored row, another process. */
export function isFindingWords(said: unknown): said is FindingWords {
  if (typeof said !== 'object' || said === null || !('code' in said) || typeof said.code !== 'string')
    return false
  if (!('values' in said) || said.values === undefined) return true
  const { values } = said
  return typeof values === 'object' && values !== null && Object.values(values).every(isFindingValue)
}

export function isWordsOfFinding(said: unknown): said is WordsOfFinding {
  if (typeof said !== 'object' || said === null || !('problem' in said) || !('hint' in said)) return false
  const hasLines = 'copied' in said && said.copied !== undefined
  return (
    isFindingWords(said.problem) &&
    isFindingWords(said.hint) &&
    (!hasLines || typeof said.copied === 'string')
  )
}

export function isFindingValue(said: unknown): said is FindingValue {
  if (typeof said === 'string' || typeof said === 'number') return true
  return Array.isArray(said) ? said.every(isFindingValue) : isFindingWords(said)
}

/** Nobody reads more names in one sentence. */
const MOST_LISTED = 40

/** The same with each name at most so many letters long, and not too many of them: files of anyone have names of 100,000 letters. */
export function shortened({ code, values }: FindingWords, most: number): FindingWords {
  const cut = (value: FindingValue): FindingValue => {
    if (typeof value === 'number') return value
    if (typeof value === 'string') return value.length <= most ? value : `${value.slice(0, most)} …`
    if (!isList(value)) return shortened(value, most)
    return [...value.slice(0, MOST_LISTED).map(cut), ...(value.length > MOST_LISTED ? ['…'] : [])]
  }
  if (!values) return { code }
  return {
    code,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)])),
  }
}

/**
 * A finding's words in a language.
 * @param textOf the sentence of a code with the values put in; null where that language has none
 */
export function spoken(
  { code, values = {} }: FindingWords,
  textOf: (code: string, values: Readonly<Record<string, string>>) => string | null,
): string | null {
  const said: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const text = valueSpoken(value, textOf)
    if (text === null) return null
    said[name] = text
  }
  return textOf(code, said)
}

function valueSpoken(value: FindingValue, textOf: Parameters<typeof spoken>[1]): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isList(value)) return spoken(value, textOf)
  const all = value.map((one) => valueSpoken(one, textOf))
  return all.some((one) => one === null) ? null : all.join(', ')
}

/** The values put into a sentence. @returns null where there is none */
export function filledIn(text: string | undefined, values: Readonly<Record<string, string>>): string | null {
  return text === undefined
    ? null
    : text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

function isList(value: FindingValue): value is readonly FindingValue[] {
  return Array.isArray(value)
}
