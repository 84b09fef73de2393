import { makePlayers } from '../server/players.ts'
import { runServer } from '../server/run-server.ts'
import { embedded, type Throwaway } from '../server/storages.ts'

/** A player with a session, whom no fault has met yet. */
export interface Player {
  name: string
  token: string
}

export interface Crowd {
  storage: Throwaway
  /** The next so many. @throws when too few were made */
  take: (count: number) => Player[]
}

/** One database with players for all faults: a first start is slow. */
export async function makeCrowd(count: number): Promise<Crowd> {
  const storage = embedded()
  await (await runServer(storage.env)).stop()
  const tokens = await storage.open((query) => makePlayers(query, count))
  // as `makePlayers` calls them
  const players = tokens.map((token, index) => ({ name: `bench${index + 1}`, token }))
  return {
    storage,
    take(wanted) {
      if (players.length < wanted) throw new Error('there are too few players')
      return players.splice(0, wanted)
    },
  }
}
