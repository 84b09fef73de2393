import { diffArrays } from 'diff'

/**
 * Before a line of `e2e/spoken/<name>.txt` that may be missed. It is for what stands only for a moment, which a slow page or a slow line
 * skips; where the journey can wait for such a line, it does that instead.
 */
const MAY_BE_MISSED = '? '

const MONTHS = 'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?'
const MONTH = `(?:${MONTHS}|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? '
const TIME = String.raw`(?:,| at) \d{1,2}:\d{2}(?:\s[AP]M)?`
const DATE = new RegExp(
  String.raw`(?:\b${WEEKDAY})?\b(?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})\b(?:,? \d{4}\b)?(?:${TIME})?`,
  'g',
)

/** A line with a word in place of each date, as English writes them: a list holds on every day. */
export function withoutDates(line: string): string {
  return line.replace(DATE, '{date}')
}

/**
 * What was heard, with the marks of its list. It equals the list if all that must be heard was, and nothing else.
 * @param keepsMissed whether it has the marked lines that were not heard as well
 */
export function asListed(
  heard: readonly string[],
  list: readonly string[],
  { keepsMissed }: { keepsMissed: boolean },
): string[] {
  let at = 0
  return diffArrays(list.map(wordsOf), [...heard]).flatMap(({ added, removed, value }) => {
    if (added) return value
    const lines = list.slice(at, (at += value.length))
    return removed ? lines.filter((line) => keepsMissed && mayBeMissed(line)) : lines
  })
}

const mayBeMissed = (line: string): boolean => line.startsWith(MAY_BE_MISSED)
const wordsOf = (line: string): string => (mayBeMissed(line) ? line.slice(MAY_BE_MISSED.length) : line)
