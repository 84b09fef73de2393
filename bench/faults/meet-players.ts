import { runServer } from '../server/run-server.ts'
import { auditBooks } from './books.ts'
import type { Crowd } from './crowd.ts'
import { readyToFinish, type Finisher } from './finishers.ts'
import { Tally } from './tally.ts'

export interface Meeting {
  /** Of the product that they play in. */
  url: string
  /**
   * Lets a fault meet one player after the other.
   * @param meet tells the ms until all was well again
   * @param isFinished whether the player is told the points then, which the books must have
   */
  tally: (what: string, meet: (player: Finisher) => Promise<number>, isFinished?: boolean) => Promise<Tally>
}

/** Players at the end of a task, whom faults meet in a browser; after all of them the books are read. */
export async function meetPlayers(
  { storage, take }: Crowd,
  times: number,
  work: (meeting: Meeting) => Promise<Tally[]>,
  settings: Record<string, string> = {},
): Promise<Tally[]> {
  const server = await runServer({ ...storage.env, ...settings })
  const names: string[] = []
  const meeting: Meeting = {
    url: server.url,
    async tally(what, meet, isFinished = true) {
      const tried = new Tally(what)
      for (let round = 0; round < times; round += 1) {
        const [player] = await readyToFinish(server.url, take(1))
        if (!player) throw new Error('nobody plays')
        await tried.take(async () => {
          const tookMs = await meet(player)
          if (isFinished) names.push(player.name)
          return tookMs
        })
      }
      return tried
    },
  }
  const tallies = await work(meeting).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  await server.stop()
  for (const fault of await auditBooks(storage, names)) tallies[0]?.revoke(fault)
  return tallies
}
