import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../tools/product/serve.ts'
import { TRAVELLERS } from './people.ts'
import { showAround } from '../tools/product/show-around.ts'

/** One server for all journeys, with the demo tenants and the mails in folders of their own. @returns how to stop it */
export default async function startServer(): Promise<() => Promise<void>> {
  mkdirSync('.cache/test', { recursive: true })
  const mails = mkdtempSync(join(tmpdir(), 'waymark-mails-'))
  process.env.WAYMARK_MAIL = mails
  const { url, stop } = await startProduct('.cache/test/server-of-journeys.log')
  await showAround(url, Object.values(TRAVELLERS))
  process.env.WAYMARK_E2E_URL = url
  return async () => {
    await stop()
    rmSync(mails, { recursive: true, force: true })
  }
}
