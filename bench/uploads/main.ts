import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { LARGEST_FILE } from '../../shared/domain/file-sorts.ts'
import { runServer, type RunningServer } from '../server/run-server.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { announce, arrivedOf, ask, openUploader, pause, sendPart, type Uploader } from './uploader.ts'

/**
 * `npm run bench -- uploads`: a file of 300 MB while somebody plays, one byte more, a server that is killed in the middle, and slow
 * uploads at the same time.
 */
const MEGABYTE = 1024 * 1024
/** Twenty slow files: each may hand in four. */
const PEOPLE = ['player', 'player2', 'leader', 'designer', 'admin']
const EACH = ['one.mp4', 'two.mp4', 'three.mp4', 'four.mp4']
/** Bytes a second of one of them. */
const SLOW_SPEED = 256 * 1024

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const data = mkdtempSync(join(tmpdir(), 'waymark-bench-uploads-'))
const onDisk = (): number => readdirSync(join(data, 'uploads')).length
const rows: Row[] = []
let server = await start()
try {
  let player = await openUploader(server.url)
  // what a server needs for its first requests is not what files need
  await playFor(player, 3000)
  rows.push(...(await sendLargest(player)), await announceMore(player))
  const path = await beginAndKill(player)
  server = await start()
  player = await openUploader(server.url)
  rows.push(await resume(player, path), ...(await sendSlowly(player)))
} finally {
  await server.kill()
  rmSync(data, { recursive: true, force: true })
}
console.log(tableOf(rows))
const load = loadavg().map((one) => one.toFixed(1))
console.log(`${cpus().length} cores, Node ${process.versions.node}, load ${load.join(' ')}`)

function start(): Promise<RunningServer> {
  return runServer({ WAYMARK_DATA: data })
}

/** Asks as a page of the map does. @returns ms of each answer */
async function playFor(player: Uploader, ms: number, isOver: () => boolean = () => false): Promise<number[]> {
  const took: number[] = []
  const end = performance.now() + ms
  while (performance.now() < end && !isOver()) {
    const begun = performance.now()
    const { status } = await ask(player, 'GET', '/api/web/v2/user_progress')
    if (status !== 200) throw new Error(`a player was answered ${status}`)
    took.push(performance.now() - begun)
    await pause(20)
  }
  return took.sort((a, b) => a - b)
}

async function sendLargest(player: Uploader): Promise<Row[]> {
  const before = server.megabytes() ?? 0
  let most = before
  const watching = setInterval(() => (most = Math.max(most, server.megabytes() ?? 0)), 20)
  const path = await begin(player, 'largest.mp4', LARGEST_FILE)
  let isOver = false
  const meanwhile = playFor(player, 300_000, () => isOver)
  const begun = performance.now()
  const { status } = await sendPart(player, path, { from: 0, bytes: LARGEST_FILE })
  const seconds = (performance.now() - begun) / 1000
  isOver = true
  const took = await meanwhile
  const checked = await ask(player, 'POST', `${path}/check`)
  clearInterval(watching)
  await player.drop(path)
  const added = most - before
  return [
    {
      what: `${LARGEST_FILE} bytes in ${seconds.toFixed(1)} s`,
      goal: 'taken, and looked into',
      measured: `${status}, ${checked.status} ${checked.text}`,
      value: Number(status !== 204) + Number(checked.status !== 200),
      limit: 0,
    },
    {
      what: 'memory that it adds at most',
      goal: '64 MB',
      measured: `${added.toFixed(0)} MB over ${before.toFixed(0)}`,
      value: added,
      limit: 64,
    },
    { what: 'a player meanwhile', goal: 'is answered', measured: timesOf(took) },
  ]
}

async function announceMore(player: Uploader): Promise<Row> {
  const before = onDisk()
  const { status, text } = await announce(player, 'more.mp4', LARGEST_FILE + 1)
  const left = onDisk() - before
  return {
    what: 'one byte more',
    goal: '413, nothing left',
    measured: `${status} ${codeIn(text)}, ${left} left`,
    value: Number(status !== 413) + left,
    limit: 0,
  }
}

async function beginAndKill(player: Uploader): Promise<string> {
  const bytes = 64 * MEGABYTE
  const path = await begin(player, 'killed.mp4', bytes)
  const sending = sendPart(player, path, { from: 0, bytes, bytesPerSecond: 16 * MEGABYTE }).catch(() => null)
  await pause(1500)
  await server.kill()
  await sending
  return path
}

async function resume(player: Uploader, path: string): Promise<Row> {
  const bytes = 64 * MEGABYTE
  const from = await arrivedOf(player, path)
  const { status } = await sendPart(player, path, { from, bytes: bytes - from })
  const checked = await ask(player, 'POST', `${path}/check`)
  await player.drop(path)
  return {
    what: 'a server that is killed in the middle',
    goal: 'goes on where it was',
    measured: `from ${(from / MEGABYTE).toFixed(1)} of 64 MB: ${status}, ${checked.status}`,
    value: Number(from === 0) + Number(status !== 204) + Number(checked.status !== 200),
    limit: 0,
  }
}

async function sendSlowly(player: Uploader): Promise<Row[]> {
  const alone = await playFor(player, 5000)
  const everybody = await Promise.all(PEOPLE.map((name) => openUploader(server.url, name)))
  const bytes = 20 * SLOW_SPEED
  let isOver = false
  const sending = Promise.all(
    everybody.flatMap((one) =>
      EACH.map(async (name) => {
        const path = await begin(one, name, bytes)
        return sendPart(one, path, { from: 0, bytes, bytesPerSecond: SLOW_SPEED })
      }),
    ),
  ).finally(() => (isOver = true))
  await pause(1000)
  const took = await playFor(player, 5000, () => isOver)
  const all = await sending
  const taken = all.filter(({ status }) => status === 204).length
  return [
    { what: 'a player alone', goal: '', measured: timesOf(alone) },
    { what: `a player beside ${all.length} slow uploads`, goal: 'is answered', measured: timesOf(took) },
    {
      what: 'slow uploads that arrive',
      goal: 'all',
      measured: `${taken} of ${all.length}`,
      value: all.length - taken,
      limit: 0,
    },
  ]
}

async function begin(player: Uploader, name: string, bytes: number): Promise<string> {
  const { status, headers, text } = await announce(player, name, bytes)
  if (status !== 201) throw new Error(`${name} was not taken: ${status} ${text}`)
  return String(headers['location'])
}

function timesOf(took: readonly number[]): string {
  const at = (share: number): string => (took[Math.floor((took.length - 1) * share)] ?? 0).toFixed(0)
  return `${took.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

function codeIn(text: string): string {
  return /"code":"([a-z-]+)"/.exec(text)?.[1] ?? text
}
