import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** A command line that cannot be followed; the message says how to write it. */
export class WrongOption extends Error {}

export interface SceneOptions {
  /** The folder that holds the adventures; undefined: the project's own. */
  scenes?: string | undefined
  /** Where the result is written; undefined: where the command usually writes. */
  out?: string | undefined
  isCheck: boolean
  /** A first build leaves the pictures of tasks to the next one. */
  mayLeave: boolean
}

/**
 * Reads `--scenes <folder>`, `--out <folder>` and, where `mayCheck` allows it, `--check` and `--leave-pictures`.
 * @param command as it is typed, for the messages
 * @throws WrongOption for anything else, and for a folder that holds no adventures
 */
export function readOptions(
  args: readonly string[],
  { command, mayCheck = false }: { command: string; mayCheck?: boolean },
): SceneOptions {
  const {
    scenes,
    out,
    check = false,
    'leave-pictures': mayLeave = false,
  } = parse(args, { command, mayCheck })
  if (scenes !== undefined) mustHoldAdventures(scenes)
  return { scenes, out, isCheck: check, mayLeave }
}

function parse(
  args: readonly string[],
  { command, mayCheck }: { command: string; mayCheck: boolean },
): { scenes?: string; out?: string; check?: boolean; 'leave-pictures'?: boolean } {
  const folders = { scenes: { type: 'string' }, out: { type: 'string' } } as const
  const check = { check: { type: 'boolean' }, 'leave-pictures': { type: 'boolean' } } as const
  try {
    return mayCheck
      ? parseArgs({ args: [...args], options: { ...folders, ...check } }).values
      : parseArgs({ args: [...args], options: folders }).values
  } catch (error) {
    throw new WrongOption(
      `"${args.join(' ')}" is not understood. For adventures in a folder of your own: ${command} -- --scenes <folder>`,
      { cause: error },
    )
  }
}

/** Two typical slips get a message of their own: a folder that is missing, and an adventure instead of the folder around it. */
function mustHoldAdventures(folder: string): void {
  const holds = '--scenes names the folder that holds your adventures'
  if (!existsSync(folder)) throw new WrongOption(`There is no folder "${folder}"; ${holds}.`)
  if (!statSync(folder).isDirectory()) throw new WrongOption(`"${folder}" is a file; ${holds}.`)
  const [kind, around] = isMission(folder)
    ? ['a mission', resolve(folder, '../..')]
    : isAdventure(folder)
      ? ['an adventure', resolve(folder, '..')]
      : []
  if (around === undefined) return
  throw new WrongOption(
    `"${folder}" is ${kind} itself; ${holds} and nothing else. The folder around it: --scenes ${relative('.', around) || '.'}`,
  )
}

function isAdventure(folder: string): boolean {
  if (existsSync(join(folder, 'adventure.json'))) return true
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && isMission(join(folder, entry.name)),
  )
}

/** Files that only the folder of a mission has. */
const OF_A_MISSION = /^(mission\.json|scene\.(svg|json)|(\d+[ _-]*)?(bg|background|element|layer)\b.*)$/i

function isMission(folder: string): boolean {
  return readdirSync(folder).some((name) => OF_A_MISSION.test(name))
}
