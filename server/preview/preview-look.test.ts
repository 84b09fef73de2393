import { beforeEach, describe, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { readMission, readMissionDetails } from '#shared/contract/missions.ts'
import { readAppParams, readPlatformSettings } from '#shared/contract/platform.ts'
import { readProfile, readProgress } from '#shared/contract/player.ts'
import type { PreviewLook } from '#shared/contract/preview-address.ts'
import { previewBuild, restartPreview } from '#shared/contract/previews.ts'
import { LOOK_COLOURS } from '#shared/domain/preview-looks.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { previewPlays } from '#server/db/schema/previews.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { makeBuild, playingIn } from '#server/testing/previews.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

const LATER = { need: 'all', of: [{ date: '2999-01-01' }] } as const
/** The cave is behind the reef, which opens in a thousand years. */
const CONTENT = sampleAdventure({
  id: 'isle',
  version: 'looked-at',
  missions: [
    sampleMission('map', { type: 'movingmap', missions: ['reef', 'welcome'] }),
    sampleMission('welcome', { type: 'onboarding', steps: [{ id: 'hello', picture: '' }] }),
    sampleMission('reef', {
      type: 'map',
      missions: ['cave'],
      tasks: [sampleTask('coral')],
      unlock: { need: 'all', of: [{ date: '2999-01-01' }] },
    }),
    sampleMission('cave', { tasks: [sampleTask('echo')], unlock: { ...LATER, of: [...LATER.of] } }),
  ],
  moved: { reef: 'atoll' },
})

let world: TestWorld
let maker: TestBrowser
let previewId: string

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  const designer = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  maker = await world.browserOf(designer)
  const buildId = await makeBuild(db, designer, clock.now(), CONTENT)
  previewId = (await maker.call(previewBuild, { params: { folder: 'isle', buildId } })).id
})

const seen = (look: PreviewLook) => playingIn(previewId, maker, look)
const missionIn = (look: PreviewLook, id: string, language = 'en') =>
  seen(look).call(readMission, { params: { id }, query: {} }, { 'accept-language': language })

describe('a preview of one mission', () => {
  it('is open whatever locks it, by the name that its folder has, and its own places are as they are [DESIGN-4] [WORLD-4]', async () => {
    expect((await missionIn({}, 'reef')).unmet).toHaveLength(1)
    const reef = await missionIn({ mission: 'atoll' }, 'reef')
    expect(reef.unmet).toEqual([])
    expect(reef.missions).toMatchObject([{ missionId: 'cave', unmet: [{ of: [{ kind: 'date' }] }] }])
    expect(reef.tasks).toMatchObject([{ id: 'coral', unmet: [] }])
    expect((await seen({ mission: 'atoll' }).call(readProfile, {})).isTutorialSeen).toBe(true)
    expect((await seen({}).call(readProfile, {})).isTutorialSeen).toBe(false)
    // one that is not there opens nothing
    expect((await missionIn({ mission: 'lagoon' }, 'reef')).unmet).toHaveLength(1)
  })

  it('has everything in it locked where that is looked at, though all was done, and stores nothing of it [DESIGN-4] [WORLD-4]', async () => {
    await maker.call(restartPreview, { params: { previewId }, body: { stage: 'done' } })
    const before = await world.db.select().from(previewPlays)
    const locked = { mission: 'atoll', isLocked: true }
    const reef = await missionIn(locked, 'reef')
    expect(reef.unmet).toEqual([])
    expect(reef.tasks).toMatchObject([
      { id: 'coral', is_completed: false, unmet: [{ of: [{ kind: 'points' }] }] },
    ])
    expect(reef.missions[0]?.unmet).toHaveLength(1)
    expect(await seen(locked).refusal(startTask, { params: { taskId: 'coral' } })).toEqual([
      423,
      'task-locked',
    ])
    expect(await world.db.select().from(previewPlays)).toEqual(before)
    expect((await missionIn({ mission: 'atoll' }, 'reef')).tasks).toMatchObject([{ is_completed: true }])
  })

  it('is all done for who is looked at so, also what opens with time alone [DESIGN-4] [WORLD-4]', async () => {
    await maker.call(restartPreview, { params: { previewId }, body: { stage: 'done' } })
    expect(await seen({}).call(readProgress, {})).toMatchObject({ playerProgress: 100 })
    const { missions } = await seen({}).call(readMissionDetails, { params: { id: 'map' }, query: {} })
    expect(missions.map(({ progress }) => progress)).toEqual([100, 100, 100])
  })

  it('says the longest of all languages, whichever is asked for [DESIGN-4] [LANG-1]', async () => {
    const names = await Promise.all(
      ['en', 'pl'].map(
        async (language) => (await missionIn({ isLongest: true }, 'map', language)).missionName,
      ),
    )
    expect(names).toEqual(['Mission map (pl)', 'Mission map (pl)'])
  })

  it('has the weather and the colours that are looked at in place of the tenant’s [DESIGN-4]', async () => {
    const player = seen({ weather: ['snow'], colours: 'dark' })
    const { snow, cloud, bubbles } = readSwitches(await player.call(readAppParams, { query: {} }))
    expect([snow, cloud, bubbles]).toEqual([true, false, false])
    expect((await player.call(readPlatformSettings, {})).mainColorOne).toBe(LOOK_COLOURS.dark.one)
    const own = await maker.call(readPlatformSettings, {})
    expect(await seen({}).call(readPlatformSettings, {})).toMatchObject({ mainColorOne: own.mainColorOne })
  })

  it('is at no other address [DESIGN-4]', async () => {
    const { status } = await maker.send(
      'GET',
      `/api/web/v2/previews/${previewId};colours=pink/play/app-params`,
    )
    expect(status).toBe(404)
  })
})
