import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { PartText } from '#shared/scene/files.ts'
import type { Findings } from '../findings.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { builtTask } from '../tasks/built-task.ts'

/** What an adult reads in a minute, with time to think. */
const WORDS_A_MINUTE = 200
/** Minutes that a question takes beyond its reading. */
const A_QUESTION = 0.25
/** A task of fewer words is about something else than reading. */
const FEWEST_WORDS = 100
/** Minutes by which a plan may differ. */
const TOLERANCE = 1.25

/** The minutes that a task promises fit the words that it shows, in the language that has the most of them. */
export function checkMinutes({ tasks, texts, folder }: MissionSource, findings: Findings): void {
  for (const { id, file, isInferred } of tasks) {
    if (!file || isInferred) continue
    const { words, shownShare } = builtTask(file.content)
    if (!words) continue
    const counts = LANGUAGE_CODES.map((language) => {
      const parts = entryOf(texts[language]?.tasks ?? {}, id)?.[words.group] ?? {}
      return Object.values(parts).reduce((sum, part) => sum + countWords(part), 0)
    })
    const read = Math.max(...counts) * shownShare
    const questions = words.parts.filter(({ answers }) => answers).length * shownShare
    const minutes = read / WORDS_A_MINUTE + questions * A_QUESTION
    if (read < FEWEST_WORDS || Math.abs(file.minutes - minutes) <= TOLERANCE) continue
    findings.advise(
      folder.label(`tasks/${id}.json`),
      `says ${file.minutes} minutes for about ${Math.round(read)} words and ${Math.round(questions)} questions`,
      `Say ${Math.max(1, Math.round(minutes))}: ${WORDS_A_MINUTE} words are read in a minute, a question takes a quarter of one.`,
    )
  }
}

function countWords({ picture: _, answers = {}, ...said }: PartText): number {
  return [...Object.values(said), ...Object.values(answers)].reduce(
    (sum, words = '') => sum + words.split(/\s+/).filter(Boolean).length,
    0,
  )
}
