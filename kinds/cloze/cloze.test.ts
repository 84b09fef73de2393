import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import type { ClozeContent, ClozeMove, ClozePlayable } from '#kinds/cloze/shared/schemas.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

const GAPS = [{ id: 'number' }, { id: 'where' }]
const PARTS = {
  whole: { text: 'Dial [number], say [where] first.' },
  number: { title: '112', text: '', explanation: 'It is free of charge.' },
  where: { title: 'the place', text: 'where\nplace', explanation: 'Help finds it then.' },
  decoy: { title: '911' },
}

let world: TestWorld

async function start(filling: ClozeContent['filling']): Promise<{ id: string; playable: ClozePlayable }> {
  world = await openWorld()
  const decoys = filling === 'words' ? [{ id: 'decoy' }] : []
  const task = sampleTask('call', { content: { type: 'cloze', filling, gaps: GAPS, decoys } })
  const harbour = sampleMission('harbour', { tasks: [task] })
  for (const { tasks } of Object.values(harbour.text)) Object.assign(tasks['call'] ?? {}, { parts: PARTS })
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['harbour'] }), harbour]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
  const { id, playable } = await world.browser.call(startTask, { params: { taskId: 'call' } })
  if (playable.type !== 'cloze') throw new Error('another kind')
  return { id, playable }
}

const gapsOf = ({ pieces }: ClozePlayable) => pieces.flatMap(({ gap }) => gap ?? [])

function send(attemptId: string, move: Omit<ClozeMove, 'type'>) {
  const moves: ClozeMove[] = [{ type: 'cloze', ...move }]
  return world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
}

const finish = (attemptId: string) =>
  world.browser.try(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })

describe('a text with gaps', () => {
  it('judges what was typed by the words of its reader, and sends none of them before [KIND-1] [TASK-3]', async () => {
    const { id, playable } = await start('typed')
    expect(JSON.stringify(playable)).not.toMatch(/112|place|free of charge/)
    const [number = '', where = ''] = gapsOf(playable)
    const { state } = await send(id, {
      check: [
        { gap: number, word: '113' },
        { gap: where, word: ' Where. ' },
      ],
    })
    expect(state).toMatchObject({
      judged: [
        { given: '113', right: '112', isCorrect: false, explanation: 'It is free of charge.' },
        { right: 'the place', isCorrect: true },
      ],
    })
    world.clock.pass(60_000)
    expect(await finish(id)).toMatchObject({ body: { score: { right: 1, all: 2 } } })
  })

  it('takes no word for two gaps, and says nothing of which word belongs where [TASK-3] [TASK-6]', async () => {
    const { id, playable } = await start('words')
    expect(JSON.stringify(playable)).not.toMatch(/"(number|where|decoy)"/)
    const [number = '', where = ''] = gapsOf(playable)
    const wordOf = (text: string) => playable.words.find((word) => word.text === text)?.key ?? ''
    const twice = [number, where].map((gap) => ({ gap, word: wordOf('112') }))
    expect(await send(id, { check: twice })).toMatchObject({ refused: [{ code: 'out-of-order' }] })
    await send(id, { fill: { gap: where, word: wordOf('112') } })
    const moved = await send(id, { fill: { gap: number, word: wordOf('112') } })
    expect(moved).toMatchObject({ refused: [], state: { filled: [{ gap: number, word: wordOf('112') }] } })
    const emptied = await send(id, { fill: { gap: number, word: null } })
    expect(emptied).toMatchObject({ refused: [], state: { filled: [] } })
    const right = [
      { gap: number, word: wordOf('112') },
      { gap: where, word: wordOf('the place') },
    ]
    expect(await send(id, { check: right })).toMatchObject({
      state: { judged: [{ isCorrect: true }, { isCorrect: true }] },
    })
    expect(await send(id, { check: twice })).toMatchObject({ refused: [{ code: 'already-answered' }] })
  })
})
