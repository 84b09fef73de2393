import { Client } from '../server/client.ts'
import { runServer } from '../server/run-server.ts'
import { auditBooks } from './books.ts'
import type { Crowd } from './crowd.ts'
import { pointsOf, readyToFinish } from './finishers.ts'
import { must, Tally } from './tally.ts'

export const PLAYERS_A_KILL = 8
/** ms from sending to the kill, where it does not wait for an answer. */
const LATEST_KILL = 60

/** kill -9 while eight players finish; what was acknowledged is there, and a repeated finish awards once. */
export async function killServer({ storage, take }: Crowd, times: number): Promise<Tally> {
  const tally = new Tally('kill -9 of the server in mid-completion')
  const acknowledged: string[] = []
  let cutOff = 0
  let server = await runServer(storage.env)
  try {
    for (let round = 0; round < times; round += 1) {
      const players = await readyToFinish(server.url, take(PLAYERS_A_KILL))
      const done = new Set<string>()
      // before, within and after the writing: after so many ms, or when so many were told
      const wanted = round % PLAYERS_A_KILL
      let isTime = (): void => undefined
      const due = new Promise<void>((resolve) => {
        isTime = resolve
      })
      const finishes = players.map(({ client, attemptId, key, name }) =>
        client.finish(attemptId, key).then(
          () => {
            done.add(name)
            if (done.size === wanted) isTime()
          },
          () => {
            cutOff += 1
            isTime()
          },
        ),
      )
      if (wanted === 0) setTimeout(isTime, (round * 13) % LATEST_KILL)
      await due
      await server.kill()
      await Promise.all(finishes)
      acknowledged.push(...done)
      await tally.take(async () => {
        server = await runServer(storage.env)
        for (const { name, token, attemptId, key } of players) {
          const client = new Client(server.url, token)
          await client.open()
          const before = await pointsOf(client)
          must(before > 0 || !done.has(name), 'an acknowledged finish is lost')
          await client.finish(attemptId, key)
          const after = await pointsOf(client)
          must(after > 0, 'a repeated finish awards nothing')
          must(before === 0 || after === before, 'a repeated finish awards again')
        }
        return server.startMs
      })
    }
  } finally {
    await server.kill()
  }
  for (const fault of await auditBooks(storage, acknowledged)) tally.revoke(fault)
  tally.note = `${acknowledged.length} acknowledged before the kill, ${cutOff} cut off; worst: start to first answer`
  return tally
}
