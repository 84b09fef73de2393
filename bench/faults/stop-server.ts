import { runServer } from '../server/run-server.ts'
import { auditBooks } from './books.ts'
import type { Crowd } from './crowd.ts'
import { readyToFinish } from './finishers.ts'
import { must, Tally } from './tally.ts'

export const IN_FLIGHT = 100

/** SIGTERM with a hundred finishes sent: each one is answered, the server ends with 0, the books balance. */
export async function stopServer({ storage, take }: Crowd, times: number): Promise<Tally> {
  const tally = new Tally(`SIGTERM with ${IN_FLIGHT} requests in flight`)
  const acknowledged: string[] = []
  let turnedAway = 0
  for (let round = 0; round < times; round += 1) {
    const server = await runServer(storage.env)
    const players = await readyToFinish(server.url, take(IN_FLIGHT)).catch(async (error: unknown) => {
      await server.kill()
      throw error
    })
    await tally.take(async () => {
      const cut: string[] = []
      const finishes = players.map(({ client, attemptId, key, name }) =>
        client.finish(attemptId, key).then(
          () => void acknowledged.push(name),
          (error: unknown) => {
            // told to come again: nothing was begun
            if (error instanceof Error && / 503 /.test(error.message)) turnedAway += 1
            else cut.push(String(error))
          },
        ),
      )
      await Promise.race(finishes)
      const start = performance.now()
      const code = await server.stop()
      const tookMs = performance.now() - start
      await Promise.all(finishes)
      must(code === 0, `it ended with ${code}`)
      must(cut.length === 0, `requests were cut off: ${cut[0] ?? ''}`)
      return tookMs
    })
    await server.kill()
  }
  for (const fault of await auditBooks(storage, acknowledged)) tally.revoke(fault)
  tally.note = `${acknowledged.length} answered, ${turnedAway} told to come again (503); worst: SIGTERM to the end`
  return tally
}
