import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { TaskKind } from '#kinds/shared.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import { sendMoves } from '#shared/contract/attempts.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { TaskContent, type TaskPublished } from '#shared/scene/tasks/task.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { Findings, type Finding } from '#server/intake/findings.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import { brokenMoves, forgedMoves } from './broken-moves.ts'
import { sampleWorld } from './sample-world.ts'
import { textWithSecrets, SECRET } from './secret-text.ts'

/** What holds for every kind of task on the server, tried on its sample: a new kind is tested from the start. */
export function testTaskKind(kind: TaskKind): void {
  const { sample, world, start, send, begin } = sampleWorld(kind)

  describe('reveals nothing before its time', () => {
    it('in the reply to a start, or to moves that are not taken [TASK-3] [TASK-6]', async () => {
      const { id, moves } = await begin()
      const replies: unknown[] = [await start()]
      for (const move of [...brokenMoves(moves), ...forgedMoves(moves)])
        replies.push((await send(id, [move])).body)
      if (sample.hidesExplanation) expect(JSON.stringify(replies)).not.toContain(SECRET)
    })

    it('of which answers are right: with others it looks the same [TASK-3] [TASK-6]', () => {
      const shown = [sample.content, sample.otherwise ?? sample.content].map((content) =>
        lookOf(content, textWithSecrets(sample)),
      )
      expect(shown[1]).toEqual(shown[0])
    })
  })

  it('is taken up as it was left, and moves that come again change nothing [TASK-2] [TASK-6]', async () => {
    const { id, moves } = await begin()
    await sample.besides(world(), id)
    world().clock.pass(sample.seconds * 1000)
    const half = moves.slice(0, Math.ceil(moves.length / 2))
    const first = await send(id, half)
    expect(first).toMatchObject({ status: 200, body: { refused: [] } })
    expect((await send(id, half)).body).toEqual(first.body)
    const { id: again, state, task } = await start()
    expect(again).toBe(id)
    expect(first.body).toMatchObject({ state })
    expect(task.progress).toBeLessThan(100)
  })

  it('answers every malformed move with a code [TASK-6] [SERVE-1]', async () => {
    const { id, moves } = await begin()
    for (const move of brokenMoves(moves)) {
      const { status, body } = await send(id, [move])
      expect([200, 422]).toContain(status)
      if (status === 422) expect(body).toMatchObject({ code: expect.any(String) })
    }
    for (const moves of [[], [null], [7], ['move'], [[]], [{}], [{ type: kind.toUpperCase() }]]) {
      const reply = await world().browser.try(sendMoves, {
        params: { attemptId: id },
        // no client sends it
        body: { moves: moves as never },
      })
      expect(reply).toMatchObject({ status: 422, body: { code: expect.any(String) } })
    }
  })

  it.each(sample.refused)('is not built where its designer wrote $says [TASK-1]', ({ content, says }) => {
    const problems = findProblems(content)
    expect(problems.map(({ problem }) => problem).join()).toContain(says)
    for (const { hint } of problems) expect(hint).not.toBe('')
  })

  it('states how what it asks was answered, each part of it once, and right where it is played right [AUTHOR-4]', () => {
    const { content, moves } = sample
    const { items, rule, hasQuestions } = TASKS_SERVER[kind]
    if (hasQuestions(content)) expect(items).not.toBeNull()
    const text = textWithSecrets(sample)
    const startedAt = new Date('2026-03-02T10:00:00Z')
    const now = new Date(startedAt.getTime() + HOUR_MS)
    const begun = playsOfTask(content).begin({ now: startedAt, chance: () => 0.3 })
    const when = { startedAt, now, launchedAt: startedAt, text, arrived: [] }
    const { play } = begun.take(moves(begun.playable(text), begun.show(text, false, startedAt)), when)
    const answered = items?.answered(content, z.parse(rule.stored, play.stored)) ?? []
    if (hasQuestions(content)) expect(answered.length).toBeGreaterThan(0)
    expect(new Set(answered.map(({ id }) => id)).size).toBe(answered.length)
    expect(answered.filter(({ isRight }) => isRight === false)).toEqual([])
    expect(answered.filter(({ answers }) => answers.length === 0)).toEqual([])
  })

  it('is built as its designer wrote it, by a schema that takes nothing else [TASK-1]', () => {
    expect(z.parse(TaskContent, sample.written)).toEqual(sample.written)
    expect(z.safeParse(TaskContent, { ...sample.written, more: 1 }).success).toBe(false)
    expect(z.safeParse(TaskContent, { type: kind }).success).toBe(false)
  })
}

/** A new attempt as its player sees it. */
function lookOf(content: TaskPublished, text: TaskText) {
  const now = new Date('2026-03-02T10:00:00Z')
  const play = playsOfTask(content).begin({ now, chance: () => 0.3 })
  return { playable: play.playable(text), state: play.show(text, false, now) }
}

function findProblems(content: TaskContent): Finding[] {
  const findings = new Findings()
  TASKS_SERVER[content.type].intake.check(content, 'tasks/sample.json', findings)
  return findings.errors()
}
