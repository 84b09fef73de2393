import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { runWatched } from './watched-server.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

it('hears what the server says, also after it was started again by a save [DESIGN-2]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-watched-'))
  const program = join(folder, 'server.mts')
  const starter = resolve('server/lib/starter.ts')
  const write = (word: string): void => {
    writeFileSync(
      program,
      `import { notifyStarter } from ${JSON.stringify(starter)}
       process.send?.({ kind: ${JSON.stringify(word)} })
       notifyStarter({ kind: 'published' })
       setInterval(() => undefined, 1000)`,
    )
  }
  write('something else')
  const heard: unknown[] = []
  let onHeard = (): void => undefined
  const times = (count: number): Promise<void> =>
    new Promise((done) => {
      onHeard = () => {
        if (heard.length >= count) done()
      }
      onHeard()
    })
  const server = runWatched(program, process.env, (message) => {
    heard.push(message)
    onHeard()
  })
  const ended = new Promise((done) => server.once('exit', done))
  ends.push(async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  })
  await times(1)
  write('another thing')
  await times(2)
  expect(heard).toEqual([{ kind: 'published' }, { kind: 'published' }])
})
