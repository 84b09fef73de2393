import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
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
  const { answers, feedback, ...others } = part
  return {
    ...linesIn(others),
    answers: linesIn(answers),
    ...(feedback !== undefined && { feedback: linesIn(feedback) }),
  }
}

function linesIn(lines: Json | undefined): Record<string, string> {
  const said = isJsonObject(lines) ? Object.entries(lines) : []
  return Object.fromEntries(
    said.flatMap(([id, line]) => (typeof line === 'string' ? [[id, line] as const] : [])),
  )
}
