import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { readSignOffs } from '#shared/contract/coaching.ts'
import { AppParams, readAppParams } from '#shared/contract/platform.ts'
import { readStreak } from '#shared/contract/player.ts'
import { readRecommendations } from '#shared/contract/recommendations.ts'
import { reportError } from '#shared/contract/statistics.ts'
import { readTipBook } from '#shared/contract/tips.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import {
  readSwitches,
  resolveParams,
  SWITCH_DEFAULTS,
  type AppParam,
  type SwitchKey,
} from '#shared/domain/switches.ts'
import type { ExamContent } from '#kinds/exam/shared/schemas.ts'
import { errorReports } from '#server/db/schema/statistics.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { FEATURES, makeAdventure, makePerson } from '#server/testing/world.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-switches-'))
const log: string[] = []
let world: TestWorld

const EXAM: ExamContent = {
  type: 'egzamin',
  questions: [{ id: 'one', answers: ['yes', 'no'], correct: ['yes'] }],
  passMark: 50,
  isShowCorrectAnswerHidden: false,
}

const published = () => {
  const harbour = sampleMission('harbour', { tasks: [sampleTask('exam', { content: EXAM })] })
  for (const { tasks } of Object.values(harbour.text)) {
    const questions = { one: { question: 'Question?', answers: { yes: 'Yes', no: 'No' }, explanation: '' } }
    if (tasks.exam) Object.assign(tasks.exam, { questions })
  }
  return sampleAdventure({
    version: randomUUID(),
    missions: [sampleMission('map', { type: 'movingmap', missions: ['harbour'] }), harbour],
  })
}

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  serveFile('[]')
  world = await openWorld(
    { features: { ...FEATURES, isProtipEnabled: true } },
    { dist, logTo: { write: (line) => log.push(line) } },
  )
})

afterAll(() => {
  rmSync(dist, { recursive: true })
})

const serveFile = (text: string) => writeFileSync(join(dist, 'assets/config.json'), text)

/** A value as it is configured; null leaves the key out. */
type Configured = boolean | 0 | '1' | 'true' | 'yes' | null

const entries = (configKey: string, configValue: Configured): AppParam[] =>
  configValue === null ? [] : [{ configKey, configValue }]

async function configure(key: string, inFile: Configured, inDatabase: Configured): Promise<void> {
  serveFile(JSON.stringify(entries(key, inFile)))
  const params = entries(key, inDatabase)
  await world.db.update(tenants).set({ params }).where(eq(tenants.id, world.tenantId))
  // a process may go on with old settings for some seconds
  world.clock.pass(DAY_MS)
}

/** As the client resolves it: from the two replies that it loads at its start. */
async function clientSwitches(): Promise<ReturnType<typeof readSwitches>> {
  const file = await world.stranger().send('GET', '/assets/config.json')
  const parsed = AppParams.safeParse(file.body)
  const stored = await world.stranger().call(readAppParams, { query: { itemsPerPage: '1000' } })
  return readSwitches(resolveParams(parsed.success ? parsed.data : [], stored))
}

async function newPlayer(): Promise<TestBrowser> {
  const { db, tenantId, clock } = world
  const person = await makePerson(db, tenantId, clock.now())
  await makeAdventure(db, tenantId, clock.now(), [person], published())
  return world.browserOf(person)
}

const SCREEN = { width: 1, height: 1, innerWidth: 1, innerHeight: 1 }

/** Whether the server acts as if the switch were on, for those that it acts upon. */
const SERVER_ACTS: Partial<Record<SwitchKey, (browser: TestBrowser) => Promise<boolean>>> = {
  protip: async (browser) => (await browser.try(readTipBook, {})).status === 200,
  training_sign_of_enabled: async (browser) => (await browser.try(readSignOffs, {})).status === 200,
  isRecommendationModuleEnabled: async (browser) => (await browser.call(readRecommendations, {})).length > 0,
  streak_enabled: async (browser) => (await browser.call(readStreak, {})).streak > 0,
  async assurance_in_tests(browser) {
    const { playable } = await browser.call(startTask, { params: { taskId: 'exam' } })
    return playable.type === 'egzamin' && playable.isSurenessAsked
  },
  async error_handler(browser) {
    const before = await world.db.$count(errorReports)
    await browser.call(reportError, {
      body: { error: { message: 'x' }, metadata: { browser: 'Lynx', screen: SCREEN } },
    })
    return (await world.db.$count(errorReports)) > before
  },
}

const KEYS = Object.keys(SWITCH_DEFAULTS) as SwitchKey[]
const VALUES = [null, true, false] as const
const MATRIX = KEYS.flatMap((key) =>
  VALUES.flatMap((inFile) => VALUES.map((inDatabase) => ({ key, inFile, inDatabase }))),
)

describe('a switch', () => {
  it.each(MATRIX)(
    '$key is the same for client and server with $inFile in config.json and $inDatabase in the database [BOOT-2] [BOOT-7]',
    async ({ key, inFile, inDatabase }) => {
      await configure(key, inFile, inDatabase)
      const expected = inDatabase ?? inFile ?? SWITCH_DEFAULTS[key]
      expect((await clientSwitches())[key]).toBe(expected)
      const act = SERVER_ACTS[key]
      if (act) expect(await act(await newPlayer())).toBe(expected)
    },
  )

  it.each([
    ['1', true],
    ['true', true],
    [0, false],
    ['yes', false],
  ] as const)('written as %j is read alike on both sides [BOOT-7]', async (written, isOn) => {
    await configure('protip', written, null)
    expect((await clientSwitches()).protip).toBe(isOn)
    expect(await SERVER_ACTS.protip?.(await newPlayer())).toBe(isOn)
  })

  it.each([
    ['cut off', '[{"configKey":"protip","conf'],
    ['a page', '<!doctype html>'],
    ['another shape', '{"protip":true}'],
  ])(
    'keeps its default on both sides while config.json is %s, which is logged once [BOOT-2] [BOOT-5]',
    async (_, text) => {
      await configure('protip', null, null)
      serveFile(text)
      world.clock.pass(DAY_MS)
      log.length = 0
      expect((await clientSwitches()).protip).toBe(false)
      expect(await SERVER_ACTS.protip?.(await newPlayer())).toBe(false)
      world.clock.pass(DAY_MS)
      expect(await SERVER_ACTS.training_sign_of_enabled?.(await newPlayer())).toBe(true)
      expect(log.filter((line) => line.includes('config.json cannot be read'))).toHaveLength(1)
    },
  )

  it('follows config.json from when the file is changed [BOOT-2]', async () => {
    await configure('protip', false, null)
    expect(await SERVER_ACTS.protip?.(await newPlayer())).toBe(false)
    serveFile(JSON.stringify(entries('protip', true)))
    world.clock.pass(DAY_MS)
    expect(await SERVER_ACTS.protip?.(await newPlayer())).toBe(true)
  })
})
