import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ScormPublished } from '#kinds/scorm/shared/schemas.ts'
import { packageOf } from './testing/package-samples.ts'
import { json, layOutWorld, smallWorld, task, type Files, type World } from './testing/small-world.ts'

let world: World

beforeEach(async () => {
  const content = { type: 'scorm12', package: 'course', opensWindows: true }
  world = await layOutWorld({ ...smallWorld(), 'isle/shop/tasks/sweep.json': json({ ...task(), content }) })
})
afterEach(() => world.clear())

async function build(files: Files): Promise<{ content: ScormPublished | null; reported: string[] }> {
  await world.write(files)
  const { findings, adventures } = await world.build()
  const content = adventures[0]?.missions
    .flatMap(({ tasks }) => tasks)
    .find(({ id }) => id === 'sweep')?.content
  return {
    content: content?.type === 'scorm12' ? content : null,
    reported: findings
      .filter(({ problem }) => !problem.includes('is the text of nothing'))
      .map(({ file, problem }) => `${file}: ${problem}`),
  }
}

const course = (id: string) => packageOf({ items: [{ id, href: 'index.html' }] })

it('a package may be there once a language, and for every other one [AUTHOR-1] [TASK-10]', async () => {
  const { content, reported } = await build({
    'isle/shop/packages/course.zip': course('common'),
    'isle/packages/course.pl.zip': course('polish'),
  })
  expect(reported).toEqual([])
  expect(content?.package).toMatchObject({ items: [{ id: 'common' }], opensWindows: true })
  expect(content?.editions).toMatchObject({ pl: { items: [{ id: 'polish' }], opensWindows: true } })
})

it('a package of one language alone is none that is missing; where there is none at all, that is reported [AUTHOR-1]', async () => {
  const { content, reported } = await build({ 'isle/shop/packages/course.pl.zip': course('polish') })
  expect(reported).toEqual([])
  expect(content?.package).toBeNull()
  await world.remove('isle/shop/packages/course.pl.zip')
  const { reported: without } = await build({})
  expect(without.join()).toContain('course')
})
