import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../server/run-server.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { announce, ask, openUploader, pause, type Uploader } from '../uploads/uploader.ts'
import { LARGEST_PICTURES, smallPicture } from './kinds.ts'

/** `npm run bench -- pictures`: what the largest picture of each kind that is taken costs a server that makes it anew. */
const MOST_SECONDS = 10
const MOST_MEGABYTES = 64

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const small = await smallPicture()
const rows: Row[] = []
for (const [what, ending, make] of LARGEST_PICTURES) rows.push(...(await measure(what, ending, await make())))
console.log(tableOf(rows))
const load = loadavg().map((one) => one.toFixed(1))
console.log(`${cpus().length} cores, Node ${process.versions.node}, load ${load.join(' ')}`)

/** On a server of its own: memory that another picture has left would be used again. */
async function measure(what: string, ending: string, bytes: Buffer): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'waymark-bench-pictures-'))
  const server = await runServer({ WAYMARK_DATA: data })
  try {
    const player = await openUploader(server.url)
    // what a server needs for its first pictures is not what a large one needs
    for (const name of ['first.jpg', 'second.jpg']) await look(player, await send(player, name, small))
    const path = await send(player, `large.${ending}`, bytes)
    await pause(1000)
    const before = server.megabytes() ?? 0
    let most = before
    const watching = setInterval(() => (most = Math.max(most, server.megabytes() ?? 0)), 5)
    const begun = performance.now()
    const said = await look(player, path)
    const seconds = (performance.now() - begun) / 1000
    clearInterval(watching)
    const added = most - before
    const of = `${(bytes.length / 1e6).toFixed(0)} MB: ${said}`
    return [
      { what, goal: 'taken', measured: of, value: Number(said !== 'taken'), limit: 0 },
      {
        what: '  memory that it adds',
        goal: `${MOST_MEGABYTES} MB`,
        measured: `${added.toFixed(0)} MB over ${before.toFixed(0)}`,
        value: added,
        limit: MOST_MEGABYTES,
      },
      {
        what: '  until it is made',
        goal: `${MOST_SECONDS} s`,
        measured: `${seconds.toFixed(1)} s`,
        value: seconds,
        limit: MOST_SECONDS,
      },
    ]
  } finally {
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

/** @returns where it lies */
async function send(player: Uploader, name: string, bytes: Buffer): Promise<string> {
  const { status, headers, text } = await announce(player, name, bytes.length)
  if (status !== 201) throw new Error(`${name} was not taken: ${status} ${text}`)
  const path = String(headers['location'])
  const answer = await fetch(player.url + path, {
    method: 'PATCH',
    headers: { ...player.headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  })
  if (answer.status !== 204) throw new Error(`${name} did not arrive: ${answer.status}`)
  return path
}

/** Asks until it was looked into. @returns `taken`, or why it is not */
async function look(player: Uploader, path: string): Promise<string> {
  for (;;) {
    const { status, text } = await ask(player, 'POST', `${path}/check`)
    if (status !== 200) return `${status} ${text}`
    if (text.includes('true')) return 'taken'
    await pause(20)
  }
}
