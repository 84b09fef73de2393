import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Attempt } from '../shared/contract/attempts.ts'
import type { Language } from '../shared/domain/languages.ts'
import type { PublishedBuild } from '../shared/scene/published.ts'
import { attemptAt } from '../server/testing/attempts.ts'

/** The first task of each kind in the demo, with an attempt at it. */
export function attemptsOfAllKinds(language: Language): Attempt[] {
  const build: PublishedBuild = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  const tasks = build.adventures.flatMap(({ missions }) =>
    missions.flatMap((mission) => mission.tasks.map((task) => ({ mission, task }))),
  )
  const first = new Map(tasks.toReversed().map((one) => [one.task.content.type, one]))
  return [...first.values()].map(({ mission, task }) => attemptAt(mission, task, language))
}

/** Answers in place of the server whatever a page asks of these attempts: nothing is locked, and nothing that is done counts. */
export async function serveAttempts(page: Page, attempts: readonly Attempt[]): Promise<void> {
  const json = (of: (attempt: Attempt) => unknown, wanted: (attempt: Attempt) => boolean) => ({
    json: of(attempts.find(wanted) ?? attempts[0]!),
  })
  await page.route('**/v2/tasks/*/attempts', (route) => {
    const task = /tasks\/([^/]+)/.exec(route.request().url())?.[1]
    return route.fulfill(
      json(
        (attempt) => attempt,
        ({ taskId }) => taskId === task,
      ),
    )
  })
  await page.route('**/v2/attempts/*/*', (route) => {
    const [, id, call] = /attempts\/([^/]+)\/(\w+)/.exec(route.request().url()) ?? []
    const reply = {
      moves: ({ state }: Attempt) => ({ state, refused: [] }),
      uploads: () => [],
      launch: () => ({
        ...{ origin: 'http://localhost', page: 'about:blank', opensWindows: false },
        student: { id: 'nobody', name: 'Nobody' },
      }),
    }[call ?? '']
    return reply ? route.fulfill(json(reply, (attempt) => attempt.id === id)) : route.fallback()
  })
}
