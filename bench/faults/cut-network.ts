import type { Browser } from '@playwright/test'
import { runServer } from '../server/run-server.ts'
import { auditBooks } from './books.ts'
import type { Crowd } from './crowd.ts'
import { CUTS, openCuttingProxy, type Cut, type CuttingProxy } from './cutting-proxy.ts'
import { pointsOf, readyToFinish, type Finisher } from './finishers.ts'
import { seeFinish } from './see-finish.ts'
import { must, Tally } from './tally.ts'

/** Each way that the network drops a finish: repeated under its key it awards once, and a player before a page sees the points. */
export async function cutNetwork(
  { storage, take }: Crowd,
  browser: Browser,
  times: number,
  onPages: number,
): Promise<Tally[]> {
  const server = await runServer(storage.env)
  const proxy = await openCuttingProxy(server.url)
  const tallies: Tally[] = []
  const names: string[] = []
  const nextPlayer = async (): Promise<Finisher> => {
    const [player] = await readyToFinish(proxy.url, take(1))
    if (!player) throw new Error('nobody plays')
    names.push(player.name)
    return player
  }
  for (const cut of CUTS) {
    const calls = new Tally(`network cut ${cut}, repeated by key`)
    for (let round = 0; round < times; round += 1) {
      const player = await nextPlayer()
      await calls.take(() => finishTwice(proxy, cut, player))
    }
    const pages = new Tally(`network cut ${cut}, a player before the page`)
    for (let round = 0; round < onPages; round += 1) {
      const player = await nextPlayer()
      await pages.take(() => seeFinish(browser, proxy, cut, player))
    }
    pages.note = 'worst: press to the points in the pop-up'
    tallies.push(calls, pages)
  }
  proxy.close()
  await server.stop()
  for (const fault of await auditBooks(storage, names)) tallies[0]?.revoke(fault)
  return tallies
}

async function finishTwice(proxy: CuttingProxy, cut: Cut, player: Finisher): Promise<number> {
  const { client, attemptId, key } = player
  proxy.cutNext(cut)
  const start = performance.now()
  const isCut = await client.finish(attemptId, key).then(
    () => false,
    () => true,
  )
  must(isCut, 'the wire was not cut')
  const before = await pointsOf(client)
  must(before > 0 === (cut !== 'before arrival'), `${before} points after the cut`)
  await client.finish(attemptId, key)
  const tookMs = performance.now() - start
  const points = await pointsOf(client)
  must(points > 0 && (before === 0 || points === before), `${before}, then ${points} points`)
  return tookMs
}
