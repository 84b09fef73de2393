import { chunksWith, closureOf, reachBeyond, stylesOf, type Bundle } from './bundle.ts'
import {
  AUTH,
  CANVAS,
  FORM,
  FOR_DESIGNERS,
  FOR_LINKS,
  OF_ADMINS_NOW_AND_THEN,
  OF_BESIDE,
  OF_EDITOR,
  OF_FILE_FORMS,
  OF_IMPORT,
  OF_LEADERS,
  OF_SECURITY,
  OF_SETTINGS,
  OF_STUDIO,
  OF_STUDIO_NOW_AND_THEN,
  OF_TASKS,
  OF_TASK_SETTINGS,
  OF_THE_MAP,
  OF_TRANSLATIONS,
  OTHER_RENDERERS,
  PLAYER,
  PUSH,
  SCENE_PART,
  START,
} from './places.ts'

/** A part of the client that may weigh so much. */
export interface Goal {
  name: string
  /** Files below dist/client. */
  files: readonly string[]
  /** In kB, packed by gzip; a browser that takes brotli gets less. */
  limit: number
}

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
    const own = chunksWith(
      bundle,
      new RegExp(`^kinds/${kind}/(?!shared/|edit/|client/(kind|FilmBesideForm)\\.ts)`),
    )
    return { kind, files: reachBeyond(bundle, own, there) }
  })
}

/** By kind, without what forms of several kinds share. */
function formsOf(bundle: Bundle): { kind: string; files: string[] }[] {
  const ofKinds = Object.entries(bundle).flatMap(([file, { modules, styles }]) => {
    const kinds = new Set(modules.flatMap((path) => FORM.exec(path)?.[1] ?? []))
    const [kind] = kinds
    return kind !== undefined && kinds.size === 1 ? [{ kind, files: [file, ...styles] }] : []
  })
  const kinds = new Set(ofKinds.map(({ kind }) => kind))
  return [...kinds].toSorted().map((kind) => ({
    kind,
    files: ofKinds.flatMap((one) => (one.kind === kind ? one.files : [])),
  }))
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
    ...{ security: ownOf(OF_SECURITY), ofAdmins: ownOf(OF_ADMINS_NOW_AND_THEN) },
    ...{
      tasks: ownOf(OF_TASKS),
      importOfTasks: ownOf(OF_IMPORT),
      besideForms: ownOf(OF_BESIDE),
      fileForms: ownOf(OF_FILE_FORMS),
      taskSettings: ownOf(OF_TASK_SETTINGS),
      translations: ownOf(OF_TRANSLATIONS),
      editor: ownOf(OF_EDITOR),
      seldom: ownOf(OF_STUDIO_NOW_AND_THEN),
    },
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
  const { leaders, studio, settings, security, tasks, translations, editor, seldom, ofAdmins } =
    roomsOf(bundle)
  const others = chunksWith(bundle, CANVAS).filter(
    (file) => OTHER_RENDERERS.test(file) && !/Canvas/.test(file),
  )
  const never = new Set([
    ...leaders,
    ...studio,
    ...settings,
    ...ofAdmins,
    ...security,
    ...tasks,
    ...translations,
    ...seldom,
    ...editor,
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
  const {
    players,
    shared,
    playersStyles,
    leaders,
    studio,
    settings,
    ofAdmins,
    security,
    tasks,
    editor,
    seldom,
    importOfTasks,
    besideForms,
    fileForms,
    taskSettings,
    translations,
  } = roomsOf(bundle)
  const forms = formsOf(bundle)
  const ofForms = new Set(forms.flatMap(({ files: own }) => own))
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
      // with wording, agreement, mails, use, the set-up and a picture of each switch: admins alone fetch it
      { name: 'settings of a tenant: their script and styles', files: settings, limit: 26 },
      {
        name: 'audit log and description of the API: their script and styles',
        files: ofAdmins,
        limit: 10,
      },
      // with what makes passkeys and QR codes
      { name: 'second step: its script and styles', files: security, limit: 15 },
      { name: 'studio: its script and styles', files: studio, limit: 30 },
      {
        name: 'rooms of the studio that are opened now and then: their script and styles',
        files: seldom,
        limit: 10,
      },
      {
        name: 'tasks of the studio: their script and styles',
        files: without(
          new Set(tasks),
          new Set([...importOfTasks, ...besideForms, ...fileForms, ...taskSettings, ...translations]),
          ofForms,
        ),
        // with what all rooms of the studio have in common
        limit: 52,
      },
      ...forms.map(({ kind, files: own }) => ({
        name: `form ${kind}: its script and styles`,
        files: without(new Set(own), new Set([...importOfTasks, ...fileForms, ...translations])),
        limit: 15,
      })),
      { name: 'import of questions: its script and styles', files: importOfTasks, limit: 21 },
      {
        name: 'what comes later beside a form of a task: its script and styles',
        files: besideForms,
        limit: 8,
      },
      {
        name: 'settings of tasks, and languages of an adventure: their script and styles',
        files: taskSettings,
        limit: 10,
      },
      // with the timeline of a film, its captions and its player beside it
      { name: 'forms about a file: their script and styles', files: fileForms, limit: 15 },
      { name: 'translations: their script and styles', files: translations, limit: 20 },
      { name: 'scene editor: its script and styles', files: editor, limit: 60 },
    ].filter((goal) => goal.files.length > 0),
    ...(push.length > 0 ? [{ name: 'push', files: without(closureOf(bundle, push), login), limit: 20 }] : []),
    {
      name: 'styles of all but players',
      files: files.filter(
        (file) =>
          file.endsWith('.css') &&
          !playersStyles.has(file) &&
          ![
            ...leaders,
            ...studio,
            ...settings,
            ...ofAdmins,
            ...security,
            ...tasks,
            ...editor,
            ...seldom,
          ].includes(file),
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
