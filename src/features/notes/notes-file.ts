import type { NotedTask } from '#shared/contract/notes.ts'

interface FileWords {
  title: string
  /** Of a task that was withdrawn. */
  gone: string
  wholeTask: string
}

/** All notes as Markdown, task by task, each under the name of its part. */
export function notesFile(tasks: readonly NotedTask[], words: FileWords): string {
  const groups = tasks.map(({ name, mission, adventure, notes }) => {
    const where = [mission?.name, adventure.name].filter(Boolean).map(oneLine).join(' · ')
    const own = notes.flatMap(({ part, text }) => [
      `### ${oneLine(part.name) || words.wholeTask}`,
      text.trim(),
    ])
    return [`## ${oneLine(name ?? words.gone)}`, where, ...own].filter((line) => line !== '')
  })
  return [[`# ${words.title}`], ...groups].flat().join('\n\n') + '\n'
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
