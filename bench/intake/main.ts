import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { tableOf, type Row } from '../stage/table.ts'
import { paintWorld, repaintElement } from './paint-world.ts'

/**
 * `npm run bench -- intake`: what building costs, each build in a process of its own: a moving map of full canvases, and the
 * whole demo. Seconds of the processor are held against the goals, for two processors that nobody else uses.
 */
const GOALS = { demo: 80, save: 1, memory: 1024 }

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
  console.log(tableOf(rows.flat()))
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function measure(what: string, scenes: string, folder: string, limit?: number, ...modes: string[]): Row[] {
  const args = ['node_modules/tsx/dist/cli.mjs', 'bench/intake/measure-build.ts', scenes, folder, ...modes]
  const child = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const { cpu, wall, megabytes, made, versions } = z.parse(Measured, JSON.parse(child.stdout))
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
