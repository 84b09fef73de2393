import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PACKAGES_PATH } from '../../shared/contract/packages.ts'
import { runServer } from '../server/run-server.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { openUploader, pause, type Uploader } from '../uploads/uploader.ts'
import { HOSTILE } from './hostile.ts'

/**
 * `npm run bench -- archives [zip …]`: what hostile packages cost a server that is asked by somebody else meanwhile; then packages
 * that are named behind it, and what becomes of each.
 */
const MOST_SECONDS = 10
const MOST_MEGABYTES = 64

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const data = mkdtempSync(join(tmpdir(), 'waymark-bench-archives-'))
const server = await runServer({ WAYMARK_DATA: data })
const rows: Row[] = []
try {
  const designer = await openUploader(server.url, 'designer')
  // what a server needs for its first packages is not what a hostile one needs
  for (let index = 0; index < 3; index += 1) await send(designer, 'warm.zip', Buffer.from('none'))
  await pause(2000)
  for (const [name, code, make] of HOSTILE) rows.push(...(await measure(designer, name, make(), code)))
  for (const path of process.argv.slice(2)) {
    const { status, code } = await send(designer, basename(path), readFileSync(path))
    rows.push({ what: basename(path), goal: 'taken, or refused by name', measured: `${status} ${code}` })
  }
} finally {
  await server.kill()
  rmSync(data, { recursive: true, force: true })
}
console.log(tableOf(rows))
const load = loadavg().map((one) => one.toFixed(1))
console.log(`${cpus().length} cores, Node ${process.versions.node}, load ${load.join(' ')}`)

async function send({ url, headers }: Uploader, name: string, body: Buffer) {
  const query = new URLSearchParams({ name }).toString()
  const answer = await fetch(`${url}/api/web${PACKAGES_PATH}?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/zip' },
    body: new Uint8Array(body),
  })
  const said: unknown = await answer.json()
  const code = typeof said === 'object' && said !== null && 'code' in said ? String(said.code) : 'taken'
  return { status: answer.status, code }
}

async function measure(designer: Uploader, name: string, body: Buffer, code: string): Promise<Row[]> {
  const before = server.megabytes() ?? 0
  let most = before
  let slowest = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await fetch(`${server.url}/ready`)
      slowest = Math.max(slowest, performance.now() - begun)
      most = Math.max(most, server.megabytes() ?? 0)
      await pause(10)
    }
  })()
  const begun = performance.now()
  const got = await send(designer, name, body)
  const seconds = (performance.now() - begun) / 1000
  isOver = true
  await asking
  const left = readdirSync(join(data, 'packages')).length + readdirSync(join(data, 'uploads')).length
  const wrong = Number(got.code !== code) + left
  return [
    {
      what: name,
      goal: `${code}, nothing left`,
      measured: `${got.status} ${got.code}, ${left} left`,
      value: wrong,
      limit: 0,
    },
    {
      what: '  until it is refused',
      goal: `${MOST_SECONDS} s`,
      measured: `${seconds.toFixed(1)} s`,
      value: seconds,
      limit: MOST_SECONDS,
    },
    {
      what: '  memory that it adds',
      goal: `${MOST_MEGABYTES} MB`,
      measured: `${(most - before).toFixed(0)} MB over ${before.toFixed(0)}`,
      value: most - before,
      limit: MOST_MEGABYTES,
    },
    { what: '  somebody else meanwhile', goal: 'is answered', measured: `at most ${slowest.toFixed(0)} ms` },
  ]
}
