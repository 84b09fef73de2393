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
/** The first page and what stands over it. */
const START = /^src\/(main|auth\/LoginRoute|app\/ShellWatch)\.tsx$/
/** Pages of people who are not signed in, and what stands over them. */
const AUTH = /^src\/(auth\/\w+Route|app\/ShellWatch)\.tsx$/
/** The map, what stands over it, and the game's pages that it leads to. */
const OF_THE_MAP = /^src\/(game|shell|stage)\//
const PUSH = /^node_modules\/@?firebase/
const SCENE_PART = /^src\/stage\/(weather|film|assistant)\/[A-Z]\w*\.tsx$/
/** Served while developing, and never built. */
const FOR_DESIGNERS =
  /^((src|tools)\/gallery|src\/(catalogue|app\/live))\/|^shared\/scene\/(gallery|live)\.ts$/
/** Not what every task needs of a kind: its facts and its schemas. */
const PLAYER = /^kinds\/(?!define\/)([^/]+)\/(?!shared\/|edit\/|client\/kind\.ts)/
/** Pages of leaders, designers and admins alone. */
const OF_LEADERS = /^src\/((leader|admin)\/\w+Route|features\/figures\/(Figures|Passed)Page)\.tsx$/
/** Where designers and admins make adventures. */
const OF_STUDIO = /^src\/studio\/\w+Route\.tsx$/
/** Where they write its tasks. */
const OF_TASKS = /^(src\/(studio\/tasks|features\/authoring)|kinds\/[^/]+\/edit)\//
/** The room of a tenant's settings, which an admin opens now and then. */
const OF_SETTINGS = /^src\/admin\/SettingsRoom\.tsx$/
/** Films and papers come with a link, and so does what shows them. */
const FOR_LINKS = /^node_modules\/(hls\.js|pdfjs-dist)\//
/** Pixi's roads that a player with a GPU never takes. */
const OTHER_RENDERERS = /WebGPU|webworker|CanvasRenderer/

const without = (files: ReadonlySet<string>, ...others: ReadonlySet<string>[]): string[] =>
  [...files].filter((file) => !others.some((other) => other.has(file)))

/** What the browser needs before the login answers. */
export function loginOf(bundle: Bundle): ReadonlySet<string> {
  return closureOf(bundle, chunksWith(bundle, /^src\/(main|auth\/LoginRoute)\.tsx$/))
}

/** What it needs to show any map; what only some scenes have comes with the first of them. */
export function mapOf(bundle: Bundle): ReadonlySet<string> {
  const ours = chunksWith(bundle, /^src\/(stage\/Stage(Shell|Host)|game\/routes\/(GameRoute|MapRoute))\.tsx$/)
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
    const own = chunksWith(bundle, new RegExp(`^kinds/${kind}/(?!shared/|edit/|client/kind\\.ts)`))
    return { kind, files: reachBeyond(bundle, own, there) }
  })
}

/** Whose the files are that not everybody fetches. */
function roomsOf(bundle: Bundle) {
  // the list of kinds leads to every player, and the shell over every page to the rest
  const there = [
    ...closureOf(bundle, chunksWith(bundle, START)),
    ...mapOf(bundle),
    ...chunksWith(bundle, /^kinds\/client\.ts$/),
  ]
  const players = playersOf(bundle, new Set(there))
  const playersOnly = new Set(players.flatMap((player) => [...player.files]))
  const others = Object.keys(bundle).filter((file) => !playersOnly.has(file))
  const shared = stylesOf(bundle, others)
  // what only a player wears is weighed with it
  const playersStyles = new Set(without(stylesOf(bundle, playersOnly), shared))
  const ownOf = (pages: RegExp) => {
    const chunks = chunksWith(bundle, pages)
    const elsewhere = stylesOf(
      bundle,
      others.filter((file) => !chunks.includes(file)),
    )
    return [...chunks, ...without(stylesOf(bundle, chunks), elsewhere)]
  }
  return {
    ...{ players, playersOnly, shared, playersStyles },
    ...{ leaders: ownOf(OF_LEADERS), studio: ownOf(OF_STUDIO), settings: ownOf(OF_SETTINGS) },
    tasks: ownOf(OF_TASKS),
  }
}

/**
 * What the service worker keeps, in this order: what every page begins with, what opens every map besides, and the rest. Fonts and
 * pictures are with the map: a page that needs one sooner has it kept.
 */
export function shellOf(
  bundle: Bundle,
  files: readonly string[],
): Readonly<Record<'start' | 'map' | 'rest', readonly string[]>> {
  const { leaders, studio, settings, tasks } = roomsOf(bundle)
  const others = chunksWith(bundle, CANVAS).filter(
    (file) => OTHER_RENDERERS.test(file) && !/Canvas/.test(file),
  )
  const never = new Set([
    ...leaders,
    ...studio,
    ...settings,
    ...tasks,
    ...chunksWith(bundle, FOR_LINKS),
    ...others,
  ])
  const cached = files.filter((file) => !never.has(file))
  const withStyles = (chunks: ReadonlySet<string>) => new Set([...chunks, ...stylesOf(bundle, chunks)])
  const start = withStyles(closureOf(bundle, chunksWith(bundle, START)))
  const map = withStyles(closureOf(bundle, chunksWith(bundle, OF_THE_MAP)))
  const isLoose = (file: string) => !(file in bundle) && !file.endsWith('.css')
  const isOfMap = (file: string) => !start.has(file) && (map.has(file) || isLoose(file))
  return {
    start: cached.filter((file) => start.has(file)),
    map: cached.filter(isOfMap),
    rest: cached.filter((file) => !start.has(file) && !isOfMap(file)),
  }
}

/** The files of the shell that no task's player has to itself. */
function cachedWithoutPlayers(bundle: Bundle, files: readonly string[]): string[] {
  const { playersOnly, playersStyles } = roomsOf(bundle)
  const shell = Object.values(shellOf(bundle, files)).flat()
  return shell.filter((file) => !playersOnly.has(file) && !playersStyles.has(file))
}

/** The byte goals, given the built chunks and all files of dist/client. */
export function goalsFor(bundle: Bundle, files: readonly string[]): Goal[] {
  const login = loginOf(bundle)
  const map = mapOf(bundle)
  const push = chunksWith(bundle, PUSH)
  const { players, shared, playersStyles, leaders, studio, settings, tasks } = roomsOf(bundle)
  return [
    { name: 'login: script', files: [...login], limit: 190 },
    { name: 'stage: more script', files: without(map, login), limit: 280 },
    { name: 'scene parts: more script', files: without(scenePartsOf(bundle), login, map), limit: 12 },
    ...players.map((player) => ({
      name: `player ${player.kind}: more script and styles`,
      files: [...player.files, ...without(stylesOf(bundle, player.files), shared)],
      limit: 200,
    })),
    ...[
      { name: 'leaders, designers and admins: their script and styles', files: leaders, limit: 60 },
      { name: 'settings of a tenant: their script and styles', files: settings, limit: 15 },
      { name: 'studio: its script and styles', files: studio, limit: 30 },
      { name: 'tasks of the studio: their script and styles', files: tasks, limit: 70 },
    ].filter((goal) => goal.files.length > 0),
    ...(push.length > 0 ? [{ name: 'push', files: without(closureOf(bundle, push), login), limit: 20 }] : []),
    {
      name: 'styles of all but players',
      files: files.filter(
        (file) =>
          file.endsWith('.css') &&
          !playersStyles.has(file) &&
          ![...leaders, ...studio, ...settings, ...tasks].includes(file),
      ),
      limit: 30,
    },
    { name: 'all fonts', files: files.filter((file) => file.endsWith('.woff2')), limit: 150 },
    { name: 'precached without players', files: cachedWithoutPlayers(bundle, files), limit: 1500 },
  ]
}

/** What must hold besides weights, in sentences; nothing when it does. */
export function findingsOf(bundle: Bundle): string[] {
  const login = loginOf(bundle)
  const canvasAtLogin = chunksWith(bundle, CANVAS).filter((file) => login.has(file))
  const auth = closureOf(bundle, chunksWith(bundle, AUTH))
  const gameAtAuth = chunksWith(bundle, /^src\/game\//).filter((file) => auth.has(file))
  return [
    ...chunksWith(bundle, FOR_DESIGNERS).map(
      (file) => `what only designers use is in what players get: ${file}`,
    ),
    ...canvasAtLogin.map((file) => `the login loads canvas code: ${file}`),
    ...gameAtAuth.map((file) => `an auth page loads the game: ${file}`),
    ...(login.size === 0 ? ['no chunk holds the login: the goals look for the wrong modules'] : []),
    ...(without(mapOf(bundle), login).length === 0
      ? ['no chunk holds the stage: the goals look for the wrong modules']
      : []),
  ]
}
