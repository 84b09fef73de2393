import { say } from '#shared/domain/findings/words.ts'
import type { Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { Findings } from '../findings.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { builtTask } from '../tasks/built-task.ts'

/** Who does not see a film has all of it in words: in its captions, or in a transcript in every language. */
export function checkTranscripts(
  { tasks, texts, folder }: MissionSource,
  languages: readonly Language[],
  findings: Findings,
): void {
  for (const { id, file } of tasks) {
    if (!file || !builtTask(file.content).needsTranscript) continue
    for (const language of languages) {
      const text = texts[language]
      const words = text && entryOf(text.tasks, id)
      if (!words || (words.transcript ?? '') !== '') continue
      findings.error(
        folder.label(`text/${language}.json`),
        say('transcript-missing', { id }),
        say('transcript-missing-hint'),
      )
    }
  }
}
