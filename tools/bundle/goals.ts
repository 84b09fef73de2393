import { chunksWith, closureOf, reachBeyond, stylesOf, type Bundle } from './bundle.ts'

/** A part of the client that may weigh so much. */
export interface Goal {
  name: string
  /** Files below dist/client. */
  files: readonly string[]
  /** In kB, packed by gzip; a browser that takes brotli gets less. */
  limit: number
}

const CANVAS = /^node_modules\/(pixi\.js|@pixi\/|gsap)/
const PUSH = /^node_modules\/@?firebase/
const SCENE_PART = /^src\/stage\/(weather|film|assistant)\/[A-Z]\w*\.tsx$/
/** Served while developing, and never built. */
const FOR_DESIGNERS = /^((src|tools)\/gallery|src\/app\/live)\/|^shared\/scene\/(gallery|live)\.ts$/
const PLAYER = /^src\/features\/tasks\/kinds\/([^/]+)\//
/** Pixi's roads that a player with a GPU never takes. */
const OTHER_RENDERERS = /WebGPU|webworker|CanvasRenderer/

const without = (files: ReadonlySet<string>, ...others: ReadonlySet<string>[]): string[] =>
  [...files].filter((file) => !others.some((other) => other.has(file)))

/** What the browser needs before the login answers. */
function loginOf(bundle: Bundle): ReadonlySet<string> {
  return closureOf(bundle, chunksWith(bundle, /^src\/(main|app\/door\/LoginRoute)\.tsx$/))
}

/** What it needs to show any map; what only some scenes have comes with the first of them. */
function mapOf(bundle: Bundle): ReadonlySet<string> {
  const ours = chunksWith(bundle, /^src\/(stage\/Stage(Shell|Host)|app\/routes\/(GameRoute|MapRoute))\.tsx$/)
  const pixis = chunksWith(bundle, CANVAS).filter((file) => !OTHER_RENDERERS.test(file))
  return closureOf(bundle, [...ours, ...pixis])
}

/** Weather, films, assistants: all that `src/stage/scene-parts.ts` may fetch. */
function scenePartsOf(bundle: Bundle): ReadonlySet<string> {
  return closureOf(bundle, chunksWith(bundle, SCENE_PART))
}

function playersOf(
  bundle: Bundle,
  there: ReadonlySet<string>,
): { kind: string; files: ReadonlySet<string> }[] {
  const modules = Object.values(bundle).flatMap((chunk) => chunk.modules)
  const kinds = new Set(modules.flatMap((path) => PLAYER.exec(path)?.[1] ?? []))
  return [...kinds].toSorted().map((kind) => {
    const own = chunksWith(bundle, new RegExp(`^src/features/tasks/kinds/${kind}/`))
    return { kind, files: reachBeyond(bundle, own, there) }
  })
}

/** The byte goals, given the built chunks and all files of dist/client. */
export function goalsFor(bundle: Bundle, files: readonly string[]): Goal[] {
  const login = loginOf(bundle)
  const map = mapOf(bundle)
  const players = playersOf(bundle, new Set([...login, ...map]))
  const push = chunksWith(bundle, PUSH)
  const playersOnly = new Set(players.flatMap((player) => [...player.files]))
  const others = Object.keys(bundle).filter((file) => !playersOnly.has(file))
  const shared = stylesOf(bundle, others)
  // what only a player wears is weighed with it
  const playersStyles = new Set(without(stylesOf(bundle, playersOnly), shared))
  return [
    { name: 'login: script', files: [...login], limit: 190 },
    { name: 'stage: more script', files: without(map, login), limit: 280 },
    { name: 'scene parts: more script', files: without(scenePartsOf(bundle), login, map), limit: 12 },
    ...players.map((player) => ({
      name: `player ${player.kind}: more script and styles`,
      files: [...player.files, ...without(stylesOf(bundle, player.files), shared)],
      limit: 200,
    })),
    ...(push.length > 0 ? [{ name: 'push', files: without(closureOf(bundle, push), login), limit: 20 }] : []),
    {
      name: 'styles of all but players',
      files: files.filter((file) => file.endsWith('.css') && !playersStyles.has(file)),
      limit: 30,
    },
    { name: 'all fonts', files: files.filter((file) => file.endsWith('.woff2')), limit: 150 },
    {
      name: 'all but players',
      files: files.filter((file) => !playersOnly.has(file) && !playersStyles.has(file)),
      limit: 1500,
    },
  ]
}

/** What must hold besides weights, in sentences; nothing when it does. */
export function faultsOf(bundle: Bundle): string[] {
  const login = loginOf(bundle)
  const canvasAtLogin = chunksWith(bundle, CANVAS).filter((file) => login.has(file))
  return [
    ...chunksWith(bundle, FOR_DESIGNERS).map(
      (file) => `what only designers use is in what players get: ${file}`,
    ),
    ...canvasAtLogin.map((file) => `the login loads canvas code: ${file}`),
    ...(login.size === 0 ? ['no chunk holds the login: the goals look for the wrong modules'] : []),
    ...(without(mapOf(bundle), login).length === 0
      ? ['no chunk holds the stage: the goals look for the wrong modules']
      : []),
  ]
}
