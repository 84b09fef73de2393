import { spawn } from 'node:child_process'
import { runServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import { must, Tally } from './tally.ts'

/** A second server on the embedded folder is refused and told whose it is, and the first one goes on. */
export async function secondProcess(storage: Throwaway, times: number): Promise<Tally> {
  const tally = new Tally('a second process on the embedded folder')
  const first = await runServer(storage.env)
  for (let round = 0; round < times; round += 1) {
    await tally.take(async () => {
      const start = performance.now()
      const second = spawn(process.execPath, ['dist/server/main.js'], {
        env: { ...process.env, ...storage.env, NODE_ENV: 'production', PORT: '0' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      second.stderr.on('data', (bytes) => {
        said += String(bytes)
      })
      const code = await new Promise((resolve) => second.once('close', resolve))
      must(code === 1, `it ended with ${String(code)}`)
      must(said.includes(`in use by process ${first.pid}`), `it said: ${said}`)
      must((await fetch(`${first.url}/ready`)).ok, 'the first one fell')
      return performance.now() - start
    })
  }
  await first.stop()
  tally.note = 'refused with the number of the process that has it; worst: to the refusal'
  return tally
}
