import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { readMission } from '#shared/contract/missions.ts'
import { readProgress } from '#shared/contract/player.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

it('a task of a kind that is not known is as if it were withdrawn, and nothing breaks on it [TASK-1]', async () => {
  const { db, tenantId, clock, browser } = await openWorld()
  const content = { type: 'hologram', rays: 7 } as unknown as TaskPublished
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks: [sampleTask('beam', { content }), sampleTask('knots')] }),
  ]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
  const { tasks } = await browser.call(readMission, { params: { id: 'harbour' }, query: {} })
  expect(tasks.map(({ id }) => id)).toEqual(['knots'])
  expect(await browser.refusal(startTask, { params: { taskId: 'beam' } })).toEqual([404, 'not-found'])
  expect((await browser.try(readProgress, {})).status).toBe(200)
})

it('a mission that has only such tasks, or none, locks nothing that waits for it [TASK-1] [INFO-4]', async () => {
  const { db, tenantId, clock, browser } = await openWorld()
  const content = { type: 'hologram', rays: 7 } as unknown as TaskPublished
  const after = (mission: string) => ({ unlock: { need: 'all' as const, of: [{ mission }] } })
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour', 'empty', 'reef', 'cove', 'pier'] }),
    sampleMission('harbour', { tasks: [sampleTask('beam', { content })] }),
    sampleMission('empty'),
    sampleMission('reef', { tasks: [sampleTask('coral')], ...after('harbour') }),
    sampleMission('cove', { tasks: [sampleTask('sand')], ...after('empty') }),
    sampleMission('pier', { tasks: [sampleTask('plank')], ...after('reef') }),
  ]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
  const unmetOf = async (id: string) =>
    (await browser.call(readMission, { params: { id }, query: {} })).unmet.length
  expect([await unmetOf('reef'), await unmetOf('cove'), await unmetOf('pier')]).toEqual([0, 0, 1])
})
