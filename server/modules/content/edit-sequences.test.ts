import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { DraftEdit } from '#shared/contract/content.ts'
import { ChangedReply } from '#shared/contract/file-changed.ts'
import { contentEdits } from '#server/db/schema/content.ts'
import { openContentWorld, type Maker } from '#server/testing/content.ts'
import { makePerson } from '#server/testing/world.ts'

const PATHS = ['notes/a.txt', 'notes/b.txt', 'notes/c.txt'] as const

/** What an editor does: writes, deletes or moves a file that it has last seen as it thinks; its answer may be lost. */
const step = fc.record({
  editor: fc.constantFrom(0, 1),
  kind: fc.constantFrom('put', 'delete', 'move'),
  path: fc.constantFrom(...PATHS),
  to: fc.constantFrom(...PATHS),
  text: fc.constantFrom(0, 1, 2),
  isLost: fc.boolean(),
})

it('two editors whose answers are lost end with the same files, and nothing that was acknowledged is gone [WORLD-6]', async () => {
  const world = await openContentWorld({ released: { 'isle/notes/first.txt': 'x' } })
  const { db, tenantId, clock } = world
  const other = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  const editors: Maker[] = [world.maker, await world.makerOf(other)]
  const texts = await Promise.all(['one', 'two', 'three'].map((text) => world.maker.blob(text)))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const folder = `isle-${randomUUID()}`
      await world.maker.begin(folder, 'isle', { id: randomUUID() })
      const seen = [new Map<string, string>(), new Map<string, string>()]
      const model = new Map<string, string>()
      let taken = 1
      for (const { editor, kind, path, to, text, isLost } of steps) {
        clock.pass(5000)
        const known = seen[editor] ?? new Map<string, string>()
        const from = known.get(path) ?? null
        const edit = editOf({ kind, path, to, from, hash: texts[text] ?? '' })
        if (!edit) continue
        const id = randomUUID()
        const maker = editors[editor] ?? world.maker
        const first = await maker.tryEdit([edit], { folder, id })
        // sent again, and heard this time
        const answer = isLost ? await maker.tryEdit([edit], { folder, id }) : first
        expect(answer.status).toBe(first.status)
        const isFree = edit.kind !== 'move' || edit.to === edit.path || !model.has(edit.to)
        const isAsSeen = (model.get(path) ?? null) === from && isFree
        expect([isAsSeen, answer.status]).toEqual([isAsSeen, isAsSeen ? 200 : 409])
        if (isAsSeen) {
          taken += 1
          apply(model, edit)
        } else {
          for (const { path: changed, hash } of z.parse(ChangedReply, answer.body).conflicts)
            expect(model.get(changed) ?? null).toBe(hash)
        }
        // who was refused reads the draft, as one who was heard does
        known.clear()
        for (const [one, hash] of model) known.set(one, hash)
      }
      const { 'notes/first.txt': _first, ...files } = await world.maker.hashes(folder)
      expect(files).toEqual(Object.fromEntries([...model].sort()))
      const edits = await db.select().from(contentEdits)
      expect(edits.filter((one) => one.folder === folder)).toHaveLength(taken)
    }),
    { numRuns: 25 },
  )
})

interface Wanted {
  kind: string
  path: string
  to: string
  from: string | null
  hash: string
}

/** Null for what nobody would ask for: a file that one does not see is neither deleted nor moved. */
function editOf({ kind, path, to, from, hash }: Wanted): DraftEdit | null {
  if (kind === 'put') return { kind: 'put', path, hash, from }
  if (from === null) return null
  return kind === 'delete' ? { kind: 'delete', path, from } : { kind: 'move', path, to, from }
}

function apply(model: Map<string, string>, edit: DraftEdit): void {
  if (edit.kind === 'put') model.set(edit.path, edit.hash)
  else model.delete(edit.path)
  if (edit.kind === 'move') model.set(edit.to, edit.from)
}
