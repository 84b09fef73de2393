import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from './fake-scenes.ts'
import { speakIn } from './words.ts'

/** What a new task of a kind begins with, as its form makes it. */
interface TaskTemplate {
  file: object
  words: Readonly<Record<'en' | 'pl', object>>
}

/**
 * The harbour with one task of each template, by its name, in English and Polish; nothing is left of a test before.
 * @param more files of the draft besides, by path
 */
export async function serveWrittenTasks(
  templates: Readonly<Record<string, TaskTemplate>>,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await speakIn('en')
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
  const tasks = Object.entries(templates)
  const words = (language: 'en' | 'pl') =>
    JSON.stringify({
      name: 'Harbour',
      tasks: Object.fromEntries(tasks.map(([name, template]) => [name, template.words[language]])),
    })
  drafts.texts = new Map([
    ['adventure.json', '{ "rootMission": "harbour", "languages": ["en", "pl"] }\n'],
    ['harbour/mission.json', `${JSON.stringify({ tasks: tasks.map(([name]) => name) })}\n`],
    ...Object.entries(more),
    ...tasks.map(([name, { file }]): [string, string] => [
      `harbour/tasks/${name}.json`,
      JSON.stringify(file),
    ]),
    ['harbour/text/en.json', words('en')],
    ['harbour/text/pl.json', words('pl')],
  ])
}
