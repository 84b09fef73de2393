import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { tableOf, type Row } from '../stage/table.ts'
import { paintDocument } from './paint-document.ts'
import { paintWorld, repaintElement } from './paint-world.ts'

/**
 * `npm run bench -- intake`: what building costs, each build in a process of its own: a moving map of full canvases, and the
 * whole demo, and reading Photoshop documents of 4096 x 4096 with 40 layers. Seconds of the processor are held against the goals,
 * for two processors that nobody else uses.
 */
const GOALS = { demo: 80, save: 1, memory: 1024, document: { seconds: 10, memory: 512 } }

const Measured = z.object({
  cpu: z.number(),
  wall: z.number(),
  megabytes: z.number(),
  made: z.number(),
  versions: z.array(z.string()),
})

const work = mkdtempSync(join(tmpdir(), 'waymark-intake-'))
try {
  const large = join(work, 'large-scenes')
  await paintWorld(large)
  const largeWork = join(work, 'large')
  const rows = [
    measure('large map, cold', large, largeWork),
    measure('large map, nothing changed', large, largeWork),
  ]
  await repaintElement(large, 1)
  rows.push(
    measure('large map, one element, new process', large, largeWork),
    measure('large map, one element, watching', large, largeWork, GOALS.save, '--watching'),
    measure('large map, its card after that', large, largeWork, undefined, '--watching', '--rest'),
    measure('demo, cold', 'scenes', join(work, 'demo'), GOALS.demo),
    measure('demo, nothing changed', 'scenes', join(work, 'demo')),
  )
  rows.push(await measureDocument('document as Photoshop saves it', false))
  rows.push(await measureDocument('document, every layer the whole canvas', true))
  console.log(tableOf(rows.flat()))
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function measureDocument(what: string, isWhole: boolean): Promise<Row[]> {
  const path = join(work, 'scene.psd')
  await paintDocument(path, isWhole)
  const { seconds, memory } = GOALS.document
  const { cpu, wall, megabytes, made } = run('bench/intake/measure-document.ts', path)
  return [
    {
      what,
      goal: `${seconds} s`,
      measured: `${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor, ${made} pictures of ${(statSync(path).size / 1e6).toFixed(0)} MB`,
      value: wall,
      limit: seconds,
    },
    {
      what: `${what}, memory`,
      goal: `${memory} MB`,
      measured: `${megabytes.toFixed(0)} MB at most`,
      value: Math.round(megabytes),
      limit: memory,
    },
  ]
}

function run(...args: string[]): z.infer<typeof Measured> {
  const all = ['node_modules/tsx/dist/cli.mjs', ...args]
  const child = spawnSync(process.execPath, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return z.parse(Measured, JSON.parse(child.stdout))
}

function measure(what: string, scenes: string, folder: string, limit?: number, ...modes: string[]): Row[] {
  const { cpu, wall, megabytes, made, versions } = run(
    'bench/intake/measure-build.ts',
    scenes,
    folder,
    ...modes,
  )
  const spent = `${cpu.toFixed(1)} s of processor, ${wall.toFixed(1)} s, ${made} made, ${versions.join()}`
  return [
    {
      what,
      goal: limit ? `${limit} s of processor` : '',
      measured: spent,
      ...(limit && { value: cpu, limit }),
    },
    {
      what: `${what}, memory`,
      goal: `${GOALS.memory} MB`,
      measured: `${megabytes.toFixed(0)} MB at most`,
      value: Math.round(megabytes),
      limit: GOALS.memory,
    },
  ]
}
