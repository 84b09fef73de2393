import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Product } from '../tools/product/serve.ts'
import { startOwn } from './products.ts'

const run = promisify(execFile)

interface OperatedProduct extends Product {
  /** Where the link of the first operator leads, as the command printed it: opened at this server. */
  link: string
}

/** A server of its own whose first operator was made by the command, which the README names. */
export async function startWithOperator(email: string): Promise<OperatedProduct> {
  const data = mkdtempSync(join(tmpdir(), 'waymark-operator-'))
  cpSync(process.env.WAYMARK_E2E_DATA ?? '', data, { recursive: true })
  try {
    const env = { ...process.env, WAYMARK_DATA: data, DATABASE_URL: '' }
    // the embedded database takes one process: first the command, then the server
    const { stdout } = await run('npm', ['run', '--silent', 'operator', '--', 'create', email], { env })
    const path = /http:\/\/localhost:\d+(\/operator#\/link\/[\w-]{43})/.exec(stdout)?.[1]
    if (path === undefined) throw new Error(`the command printed no link: ${stdout}`)
    const product = await startOwn('operator', { data })
    return { ...product, link: product.url + path }
  } finally {
    rmSync(data, { recursive: true })
  }
}
