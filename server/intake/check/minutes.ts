import { say } from '#shared/domain/findings/words.ts'
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
    const asked = words.decisions ?? words.parts.filter(({ answers }) => answers).length
    const questions = asked * shownShare
    const minutes = read / WORDS_A_MINUTE + questions * A_QUESTION
    if (read < FEWEST_WORDS || Math.abs(file.minutes - minutes) <= TOLERANCE) continue
    findings.advise(
      folder.label(`tasks/${id}.json`),
      say('minutes-wrong', {
        minutes: file.minutes,
        words: Math.round(read),
        questions: Math.round(questions),
      }),
      say('minutes-wrong-hint', { minutes: Math.max(1, Math.round(minutes)), pace: WORDS_A_MINUTE }),
    )
  }
}

function countWords({ picture: _, plain: _plain, answers = {}, ...said }: PartText): number {
  // why a wrong answer is wrong is read by few, and what is plain in place of the text
  const all = [...Object.values(said), ...Object.values(answers)].flatMap((words) =>
    typeof words === 'string' ? words : [],
  )
  return all.reduce((sum, words) => sum + words.split(/\s+/).filter(Boolean).length, 0)
}
