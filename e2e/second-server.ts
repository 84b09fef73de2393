import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwn } from './products.ts'

/** What the environment says of the server of all journeys: its address, its mails, and who has played ahead on it. */
type Surroundings = Record<'WAYMARK_E2E_URL' | 'WAYMARK_MAIL' | 'WAYMARK_E2E_AHEAD', string>

export interface SecondServer {
  surroundings: Surroundings
  stop: () => Promise<void>
}

/** A server for second tries, with all travellers at their beginning: on the shared one they are where the first try led. */
export async function startSecond(): Promise<SecondServer> {
  const mails = mkdtempSync(join(tmpdir(), 'waymark-mails-'))
  const { url, stop } = await startOwn(`second-server-${process.pid}`, { settings: { WAYMARK_MAIL: mails } })
  return {
    // nobody plays ahead on it
    surroundings: { WAYMARK_E2E_URL: url, WAYMARK_MAIL: mails, WAYMARK_E2E_AHEAD: '' },
    stop: async () => {
      await stop()
      rmSync(mails, { recursive: true, force: true })
    },
  }
}

/** @returns what the environment said before */
export function enter(surroundings: Surroundings): Surroundings {
  const { WAYMARK_E2E_URL = '', WAYMARK_MAIL = '', WAYMARK_E2E_AHEAD = '' } = process.env
  Object.assign(process.env, surroundings)
  return { WAYMARK_E2E_URL, WAYMARK_MAIL, WAYMARK_E2E_AHEAD }
}
