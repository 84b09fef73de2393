import { LONGEST_WRITTEN_TEXT, type WrittenWords } from '#shared/contract/content-plays.ts'
import { PART_GROUPS, type PartText, type TaskText } from '#shared/scene/files.ts'

/** The words of the parts of a task as a play of it takes them. What is longer than may be written is cut. */
export function writtenWords(words: TaskText): WrittenWords {
  const written: WrittenWords = {}
  for (const group of PART_GROUPS) {
    const parts = Object.entries(words[group] ?? {})
    if (parts.length > 0) written[group] = Object.fromEntries(parts.map(([id, part]) => [id, cutPart(part)]))
  }
  return written
}

function cutPart({ answers, feedback, ...lines }: PartText): PartText {
  return {
    ...cut(lines),
    ...(answers && { answers: cut(answers) }),
    ...(feedback && { feedback: cut(feedback) }),
  }
}

function cut(lines: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, line]) =>
      line === undefined ? [] : [[name, line.slice(0, LONGEST_WRITTEN_TEXT)]],
    ),
  )
}
