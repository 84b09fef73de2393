import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findHeadlessShell } from '../tools/setup/chromium.mjs'
import { startAhead } from './ahead.ts'
import { makeFirstData, startOwn } from './products.ts'

/** One server for all journeys, with the demo tenants and the mails in folders of their own. @returns how to stop it */
export default async function startServer(): Promise<() => Promise<void>> {
  const mails = mkdtempSync(join(tmpdir(), 'waymark-mails-'))
  process.env.WAYMARK_MAIL = mails
  const data = await makeFirstData()
  const { url, stop } = await startOwn('server-of-journeys')
  process.env.WAYMARK_E2E_URL = url
  const stopAhead = await startAhead(url, findHeadlessShell())
  return async () => {
    await stopAhead()
    await stop()
    for (const folder of [mails, data]) rmSync(folder, { recursive: true, force: true })
  }
}
