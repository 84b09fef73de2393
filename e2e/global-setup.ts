import { mkdirSync } from 'node:fs'
import { startProduct } from '../tools/product/serve.ts'

/** One server for all journeys, with the demo tenants in a folder of its own. @returns how to stop it */
export default async function startServer(): Promise<() => Promise<void>> {
  mkdirSync('.cache/test', { recursive: true })
  const { url, stop } = await startProduct('.cache/test/server-of-journeys.log')
  process.env.WAYMARK_E2E_URL = url
  return stop
}
