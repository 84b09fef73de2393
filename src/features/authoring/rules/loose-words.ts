import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import { PART_GROUPS, type PartText, type TaskText } from '#shared/scene/files.ts'

/** Words as they are written, for the player beside them: whatever is no word yet is left out, and nothing is checked. */
export function looseWords(words: JsonObject): TaskText {
  const { name, goal, congrats } = words
  return {
    name: typeof name === 'string' ? name : '',
    goal: typeof goal === 'string' ? goal : '',
    congrats: typeof congrats === 'string' ? congrats : '',
    ...Object.fromEntries(PART_GROUPS.map((group) => [group, partsOf(words[group])])),
  }
}

function partsOf(parts: unknown): Record<string, PartText> {
  if (!isJsonObject(parts)) return {}
  return Object.fromEntries(
    Object.entries(parts).flatMap(([id, part]) => (isJsonObject(part) ? [[id, partOf(part)]] : [])),
  )
}

function partOf(part: JsonObject): PartText {
  const { answers, ...others } = part
  const lines = Object.entries(others).filter(([, value]) => typeof value === 'string')
  const known = isJsonObject(answers) ? Object.entries(answers) : []
  const said = known.flatMap(([id, value]) => (typeof value === 'string' ? [[id, value] as const] : []))
  return { ...Object.fromEntries(lines), answers: Object.fromEntries(said) }
}
