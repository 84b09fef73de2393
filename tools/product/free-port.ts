import { createServer } from 'node:net'

/** Below those from which systems take the near end of a connection: none of these is taken by one between two lines. */
const FIRST = 20_000
const COUNT = 10_000
const ATTEMPTS = 100

/**
 * A port that nobody listens at; `together` says how many in a row are wanted, of which it is the first.
 *
 * @throws where none was found
 */
export async function freePort(together = 1): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = FIRST + Math.floor(Math.random() * (COUNT - together))
    const row = Array.from({ length: together }, (_, index) => first + index)
    const found = await Promise.all(row.map(isFree))
    if (found.every(Boolean)) return first
  }
  throw new Error(`No ${together} free ports in a row were found between ${FIRST} and ${FIRST + COUNT}.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
