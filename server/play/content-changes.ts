import type { ContentChanges } from '#shared/domain/drafts.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { artOf, type PublishedAdventure, type PublishedTask } from '#shared/scene/published.ts'

/** What players see change between two contents of an adventure. @param before null: they saw nothing */
export function changesBetween(before: PublishedAdventure | null, after: PublishedAdventure): ContentChanges {
  const known = new Set(before ? artOf(before) : [])
  return {
    missions: counted(missionsOf(before), missionsOf(after)),
    tasks: counted(tasksOf(before), tasksOf(after)),
    texts: LANGUAGE_CODES.filter((language) => wordsOf(before, language) !== wordsOf(after, language)),
    art: artOf(after).filter((url) => !known.has(url)).length,
  }
}

/** As text that is the same for the same, in whichever order a database gives its fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

type Parts = ReadonlyMap<string, string>

function counted(before: Parts, after: Parts): ContentChanges['missions'] {
  const both = [...after].filter(([id]) => before.has(id))
  return {
    added: after.size - both.length,
    changed: both.filter(([id, part]) => before.get(id) !== part).length,
    removed: before.size - both.length,
  }
}

/** Each mission without its words, and with its tasks by name alone: those are counted for themselves. */
function missionsOf(adventure: PublishedAdventure | null): Parts {
  return new Map(
    (adventure?.missions ?? []).map(({ text: _text, tasks, ...mission }) => [
      mission.id,
      textOf({ ...mission, tasks: tasks.map(({ id }) => id) }),
    ]),
  )
}

function tasksOf(adventure: PublishedAdventure | null): Parts {
  const tasks: PublishedTask[] = (adventure?.missions ?? []).flatMap((mission) => mission.tasks)
  return new Map(tasks.map((task) => [task.id, textOf(task)]))
}

function wordsOf(adventure: PublishedAdventure | null, language: (typeof LANGUAGE_CODES)[number]): string {
  if (!adventure) return ''
  const { text, missions } = adventure
  const words = [text[language], ...missions.map((mission) => mission.text[language])]
  return words.some((one) => one !== undefined) ? textOf(words) : ''
}
