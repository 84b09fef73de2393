import { fork, type ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { BuildPlaces } from './build-adventures.ts'
import type { Finding } from './findings.ts'

/** What a build may take. */
export interface BuildLimits {
  timeoutMs: number
  /** MB of the process' own memory; pixels lie beside it. */
  memoryMb: number
}

export const BUILD_LIMITS: BuildLimits = { timeoutMs: 4 * 60_000, memoryMb: 512 }

/** What the process of a build runs. */
export interface BuildProgram {
  file: URL
  execArgv: readonly string[]
}

/** What one process made of one folder. */
export interface BuiltApart {
  /** Null where nothing can be played. */
  adventure: PublishedAdventure | null
  findings: Finding[]
}

/** A build that came to no end: it took too long, or its process died, as it does without memory. */
export class BuildStopped extends Error {
  readonly why: 'too-long' | 'died'

  constructor(why: 'too-long' | 'died') {
    super(`a build was stopped: ${why}`)
    this.why = why
  }
}

/** Our own process wrote it, so its marks are enough. */
const BuildAnswer = z.union([
  z.object({ adventure: z.nullable(z.custom<PublishedAdventure>()), findings: z.array(z.custom<Finding>()) }),
  z.object({ broken: z.string() }),
])
export type BuildAnswer = z.infer<typeof BuildAnswer>

const StackAnswer = z.object({ isStacked: z.boolean() })
export type StackAnswer = z.infer<typeof StackAnswer>

/** Beside this file: as it was written, or as it was built. A new process knows no TypeScript, so it learns that first. */
const IS_BUILT = !import.meta.url.endsWith('.ts')
const PROGRAM: BuildProgram = {
  file: new URL(`build-worker.${IS_BUILT ? 'js' : 'ts'}`, import.meta.url),
  execArgv: IS_BUILT ? [] : ['--import', 'tsx'],
}
/** What a program needs of its surroundings: no address of a database, and no secret. */
const KNOWN = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV']

/**
 * Builds the one adventure of a scenes folder in a process of its own, with less of the processor than the server has: whatever a
 * file does to its reader ends with the process.
 * @throws BuildStopped; then what it wrote so far is left where it is
 */
export async function buildApart(
  places: BuildPlaces,
  { timeoutMs, memoryMb }: BuildLimits = BUILD_LIMITS,
  program = PROGRAM,
): Promise<BuiltApart> {
  const child = startProcess(memoryMb, program)
  try {
    return await answerOf(child, places, timeoutMs)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * Makes the film without an alpha channel of one with it (`film/stack-alpha.ts`), in such a process.
 * @returns whether there is one: not of a film without alpha, nor of one that takes too long
 */
export async function stackApart(
  from: string,
  to: string,
  { timeoutMs, memoryMb }: BuildLimits = BUILD_LIMITS,
): Promise<boolean> {
  const child = startProcess(memoryMb)
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs)
      child.once('message', (said: unknown) => resolve(StackAnswer.safeParse(said).data?.isStacked ?? false))
      child.on('error', () => resolve(false))
      child.once('exit', () => resolve(false))
      child.send({ from, to })
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

function startProcess(memoryMb: number, { file, execArgv } = PROGRAM): ChildProcess {
  const child = fork(file, [], {
    execArgv: [...execArgv, `--max-old-space-size=${memoryMb}`],
    env: Object.fromEntries(KNOWN.flatMap((name) => [[name, process.env[name]]])),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  void giveUpFirst(child.pid)
  return child
}

/** Where memory runs out, Linux ends this process rather than the server; elsewhere, and where it may not be said, nothing happens. */
export async function giveUpFirst(pid: number | undefined): Promise<void> {
  if (process.platform !== 'linux' || pid === undefined) return
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)
}

/** @throws BuildStopped */
export function answerOf(
  child: EventEmitter & { send: (order: BuildPlaces) => unknown },
  places: BuildPlaces,
  timeoutMs: number,
): Promise<BuiltApart> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BuildStopped('too-long')), timeoutMs)
    const end = (): void => clearTimeout(timer)
    child.once('message', (said: unknown) => {
      end()
      const { data: answer, error } = BuildAnswer.safeParse(said)
      if (!answer) reject(error)
      else if ('broken' in answer) reject(new Error(`a build failed: ${answer.broken}`))
      else resolve(answer)
    })
    // each of several: one that nobody hears ends the server
    child.on('error', (error: Error) => {
      end()
      reject(error)
    })
    child.once('exit', () => {
      end()
      reject(new BuildStopped('died'))
    })
    child.send(places)
  })
}
