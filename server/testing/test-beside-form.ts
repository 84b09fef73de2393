import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TASKS_EDIT } from '#kinds/edit.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { playWritten } from '#shared/contract/content-plays.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { makeBuild } from './previews.ts'
import { sampleAdventure } from './sample-adventure.ts'
import { sampleWorld } from './sample-world.ts'
import { textWithSecrets } from './secret-text.ts'
import { makePerson } from './world.ts'

type Body = CallInput<typeof playWritten>['body']

/** What an author sees beside the form, whatever the kind of task, tried on its sample as it is written. */
export function testBesideForm(kind: TaskKind): void {
  const { sample, world } = sampleWorld(kind)

  it('is played where it is written to all of its points, or says that its file must be read first [AUTHOR-1]', async () => {
    const { db, tenantId, clock } = world()
    const designer = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
    await makeBuild(db, designer, clock.now(), sampleAdventure({ id: 'isle', version: 'drafted' }))
    const maker = await world().browserOf(designer)
    const { name: _, goal: __, congrats: ___, ...words } = textWithSecrets(sample)
    const startedAt = clock.now().toISOString()
    const play = (more: Partial<Body>) => {
      const written = { content: sample.written, words, startedAt, moves: [], isFinished: false }
      return maker.try(playWritten, { params: { folder: 'isle' }, body: { ...written, ...more } })
    }
    const begun = await play({})
    if (TASKS_EDIT[kind]?.needs) {
      expect(begun).toMatchObject({ status: 422, body: { code: 'needs-build' } })
      return
    }
    expect(begun.status).toBe(200)
    const { playable, state } = z.parse(playWritten.reply, begun.body)
    expect(playable.type).toBe(kind)
    // some moves are refused that come sooner than anybody can press
    clock.pass(sample.seconds * 1000)
    const { arrived = [], moves = sample.moves(playable, state) } = sample.beside ?? {}
    expect(await play({ arrived: [...arrived], moves: [...moves], isFinished: true })).toMatchObject({
      ...{ status: 200, body: { playable, refused: [], result: { share: 1, isPassed: true } } },
    })
  })
}
