import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MISSION_KINDS } from '#shared/domain/mission-kinds.ts'
import { TASK_KINDS } from '#kinds/shared.ts'
import { TaskContent } from '#shared/scene/tasks/task.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'

const readme = readFileSync('scenes/README.md', 'utf8')

/** Blocks that are set apart, each without what it is indented by. */
function examples(): string[] {
  return [...readme.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
}

describe('what designers read in scenes/README.md', () => {
  it('lists every kind of mission and of task [DESIGN-1]', () => {
    const listed = readme
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, kind]) => kind))
    for (const kind of [...MISSION_KINDS, ...TASK_KINDS]) expect(listed).toContain(kind)
  })

  it('shows tasks that the check takes as they are [DESIGN-3]', () => {
    const tasks = examples().filter((one) => one.startsWith('{ "content"'))
    expect(tasks.length).toBeGreaterThan(2)
    for (const task of tasks) expect(z.safeParse(TaskFile, JSON.parse(task)).error).toBeUndefined()
    const contents = examples().filter((one) => one.startsWith('{ "type": "quiz-connector'))
    for (const content of contents)
      expect(z.safeParse(TaskContent, JSON.parse(content)).error).toBeUndefined()
  })
})
