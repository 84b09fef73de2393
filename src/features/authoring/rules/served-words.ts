import { WRITTEN_PICTURE } from '#shared/contract/content-plays.ts'
import { PART_GROUPS, type TaskText } from '#shared/scene/files.ts'

/**
 * What the server showed of earlier words, with those of now: a letter is seen before the server has answered. A text is replaced
 * where it is unmistakable, for only one is written so, and it is shown once; all others wait for the answer.
 */
export function withWords(shown: unknown, before: TaskText, now: TaskText): unknown {
  const [was, is] = [linesOf(before), linesOf(now)]
  const all = [...was.values()]
  const next = new Map<string, string>()
  for (const [at, line] of was) {
    const to = is.get(at)
    if (to !== undefined && to !== line && line !== '' && isSingle(all, line)) next.set(line, to)
  }
  if (next.size === 0) return shown
  const seen: string[] = []
  mapTexts(shown, (text) => {
    seen.push(text)
    return text
  })
  return mapTexts(shown, (text) => (isSingle(seen, text) ? next.get(text) : undefined) ?? text)
}

/** What the server showed, with the pictures of the draft where they are looked at. */
export function withPictures(shown: unknown, addressOf: (picture: string) => string | null): unknown {
  return mapTexts(shown, (text) =>
    text.startsWith(WRITTEN_PICTURE) ? (addressOf(text.slice(WRITTEN_PICTURE.length)) ?? '') : text,
  )
}

/** What the server showed, begun at one part: of a list without an order of its own, that which has the part's words comes first. */
export function begunAt(shown: unknown, words: TaskText, part: string | null): unknown {
  if (part === null || !isRecord(shown)) return shown
  const lines = PART_GROUPS.flatMap((group) => Object.values(words[group]?.[part] ?? {})).filter(
    (line) => typeof line === 'string' && line !== '',
  )
  const isOpen = (one: unknown) =>
    isRecord(one) && 'key' in one && Object.values(one).some((value) => lines.some((line) => line === value))
  return Object.fromEntries(
    Object.entries(shown).map(([name, list]) => {
      if (!Array.isArray(list)) return [name, list]
      const parts: unknown[] = list
      const open = parts.find(isOpen)
      return [name, open === undefined ? parts : [open, ...parts.filter((one) => one !== open)]]
    }),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says nothing to players. */
const NAMES: readonly string[] = ['type', 'key', 'id']

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, NAMES.includes(name) ? one : mapTexts(one, change)]),
  )
}

/** All texts of the parts, by where they stand. */
function linesOf(words: TaskText): Map<string, string> {
  const lines = new Map<string, string>()
  const note = (at: readonly string[], value: unknown): void => {
    if (typeof value === 'string') lines.set(at.join('\n'), value)
    else if (isRecord(value)) for (const [name, one] of Object.entries(value)) note([...at, name], one)
  }
  for (const group of PART_GROUPS) note([group], words[group])
  return lines
}

function isSingle(all: readonly string[], text: string): boolean {
  return all.indexOf(text) === all.lastIndexOf(text)
}
