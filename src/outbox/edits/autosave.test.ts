import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { createAutosave } from './autosave.ts'
import type { FileChange, Transport } from './draft-files.ts'
import { createEditStore, storedOf, type ServerFile } from './edit-store.ts'
import { valueIn } from './steps.ts'

const FILE = 'harbour/scene.json'
const note = { word: 'moved', things: ['lamp'], mission: 'harbour' } as const

/** One draft, and those who write in it. */
function aServer() {
  const files = new Map<string, ServerFile>()
  const failures: Failure[] = []
  const lost: Failure[] = []
  let writes = 0
  const write = (changes: readonly FileChange[]): (string | null)[] => {
    const failure = failures.shift()
    if (failure) throw failure
    for (const { path, from } of changes)
      if ((files.get(path)?.hash ?? null) !== from) throw new Failure(409, path)
    const hashes = changes.map(({ path, text }) => {
      const hash = text === null ? null : `hash ${(writes += 1)}`
      files.set(path, { hash, text })
      return hash
    })
    const answer = lost.shift()
    if (answer) throw answer
    return hashes
  }
  const transport: Transport = {
    read: (path) => Promise.resolve(files.get(path) ?? { hash: null, text: null }),
    write: (changes) => Promise.resolve().then(() => write(changes)),
  }
  return { files, failures, lost, transport, writes: () => writes }
}

async function anEditor(server: ReturnType<typeof aServer>) {
  const edits = createEditStore()
  const save = createAutosave(edits, server.transport)
  const stop = save.begin()
  await save.open(FILE)
  const set = (pointer: string, to: number) => edits.edit(note, [{ file: FILE, pointer, to }])
  return { edits, save, set, stop }
}

const settle = (ms = 700) => vi.advanceTimersByTimeAsync(ms)

describe('saving by itself', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('sends what was done in a moment as one change, and says so [WORLD-6]', async () => {
    const server = aServer()
    const { save, set, stop } = await anEditor(server)
    set('/elements/lamp/grow', 2)
    set('/elements/bell/grow', 3)
    expect(save.store.getState().state).toBe('waiting')
    await settle()
    expect([server.writes(), save.store.getState().state]).toEqual([1, 'saved'])
    void stop()
  })

  it('goes on by itself when the line is back, and loses nothing [WORLD-6]', async () => {
    const server = aServer()
    server.failures.push(new Failure(0, FILE), new Failure(503, FILE))
    const { save, set, stop } = await anEditor(server)
    set('/elements/lamp/grow', 2)
    await settle()
    expect(save.store.getState().state).toBe('offline')
    await settle(20_000)
    expect(save.store.getState().state).toBe('saved')
    expect(server.files.get(FILE)?.text).toContain('"grow": 2')
    void stop()
  })

  it('keeps what was refused, says why, and sends it when it is asked to', async () => {
    const server = aServer()
    server.failures.push(new Failure(422, FILE))
    const { edits, save, set, stop } = await anEditor(server)
    set('/elements/lamp/grow', 2)
    await settle()
    expect(save.store.getState()).toMatchObject({ state: 'refused', failure: { status: 422 } })
    expect(edits.store.getState().unsent).toHaveLength(1)
    await save.send()
    expect(save.store.getState().state).toBe('saved')
    void stop()
  })

  it('does not take a file that was read before it was written [WORLD-6]', async () => {
    const server = aServer()
    const { edits, save, set, stop } = await anEditor(server)
    const { read } = server.transport
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    vi.spyOn(server.transport, 'read').mockImplementationOnce(async (path) => {
      const file = await read(path)
      await late
      return file
    })
    const opened = save.open(FILE)
    set('/elements/lamp/grow', 2)
    await settle()
    expect(edits.store.getState().unsent).toEqual([])
    answer()
    await opened
    expect(edits.store.getState().texts[FILE]).toBe(server.files.get(FILE)?.text)
    void stop()
  })

  it('takes back on the server what arrived there without an answer [WORLD-6]', async () => {
    const server = aServer()
    server.lost.push(new Failure(0, FILE))
    const { edits, save, set, stop } = await anEditor(server)
    for (const grow of [2, 3]) set('/elements/lamp/grow', grow)
    await settle()
    expect([save.store.getState().state, server.files.get(FILE)?.hash]).toEqual(['offline', 'hash 1'])
    while (edits.undo());
    await settle(20_000)
    expect(save.store.getState().state).toBe('saved')
    expect(edits.store.getState()).toMatchObject({ unsent: [], conflicts: [] })
    expect(server.files.get(FILE)?.text).toBeNull()
    void stop()
  })

  it('undoes what is in a file that is not here yet once that could be read [WORLD-6]', async () => {
    const server = aServer()
    const first = await anEditor(server)
    first.set('/elements/lamp/grow', 2)
    await settle()
    await first.stop()
    const edits = createEditStore(storedOf(first.edits.store.getState()))
    const save = createAutosave(edits, server.transport)
    const stop = save.begin()
    vi.spyOn(server.transport, 'read').mockRejectedValueOnce(new Failure(0, FILE))
    await save.go(-1)
    expect(save.store.getState().state).toBe('offline')
    expect(edits.store.getState().past).toHaveLength(1)
    await settle(20_000)
    expect(save.store.getState().state).toBe('saved')
    await save.go(-1)
    await settle()
    expect(edits.store.getState()).toMatchObject({ past: [], conflicts: [] })
    expect(server.files.get(FILE)?.text).toBeNull()
    void stop()
  })

  it('is over when what was on its way has arrived, with what came in meanwhile [WORLD-6]', async () => {
    const server = aServer()
    const { edits, set, stop } = await anEditor(server)
    set('/elements/lamp/grow', 2)
    vi.advanceTimersByTime(600)
    set('/elements/bell/grow', 3)
    await stop()
    expect(edits.store.getState().unsent).toEqual([])
    expect(server.files.get(FILE)?.text).toContain('"bell": { "grow": 3 }')
  })

  it('sends nothing of a person who has signed out', async () => {
    const server = aServer()
    const { edits, save, set, stop } = await anEditor(server)
    void stop()
    const end = save.begin(() => false)
    set('/elements/lamp/grow', 2)
    await end()
    expect([server.writes(), edits.store.getState().unsent.length]).toEqual([0, 1])
  })

  it('ends in the same file for two who change everything at once, over cut lines [WORLD-6]', async () => {
    const server = aServer()
    const one = await anEditor(server)
    const other = await anEditor(server)
    for (let round = 0; round < 60; round += 1) {
      if (round % 7 === 0) server.failures.push(new Failure(0, FILE))
      one.set(`/elements/a${round % 9}/grow`, round)
      other.set(`/elements/b${round % 9}/grow`, round)
      await settle(round % 3 === 0 ? 700 : 90)
    }
    await settle(60_000)
    for (const { save } of [one, other]) await save.open(FILE)
    const text = server.files.get(FILE)?.text ?? ''
    for (const { edits, stop } of [one, other]) {
      expect(edits.store.getState()).toMatchObject({ unsent: [], conflicts: [], texts: { [FILE]: text } })
      void stop()
    }
    for (let round = 51; round < 60; round += 1)
      for (const who of ['a', 'b'])
        expect(valueIn({ [FILE]: text }, FILE, `/elements/${who}${round % 9}/grow`)).toBe(round)
  })
})
