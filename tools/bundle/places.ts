/** Where in the repository the modules of each part of the client lie. */

export const CANVAS = /^node_modules\/(pixi\.js|@pixi\/|gsap)/
/** The first page and what stands over it. */
export const START = /^src\/(main|auth\/LoginRoute|app\/ShellWatch)\.tsx$/
/** Pages of people who are not signed in, and what stands over them. */
export const AUTH = /^src\/(auth\/\w+Route|app\/ShellWatch)\.tsx$/
/** The map, what stands over it, and the game's pages that it leads to. */
export const OF_THE_MAP = /^src\/(game|shell|stage)\//
export const PUSH = /^node_modules\/@?firebase/
export const SCENE_PART = /^src\/stage\/(weather|film|assistant)\/[A-Z]\w*\.tsx$/
/** Served while developing, and never built. */
export const FOR_DESIGNERS =
  /^((src|tools)\/gallery|src\/(catalogue|app\/live))\/|^shared\/scene\/(gallery|live)\.ts$/
/** Not what every task needs of a kind, its facts and its schemas; nor what a film looks like beside its form. */
export const PLAYER = /^kinds\/(?!define\/)([^/]+)\/(?!shared\/|edit\/|client\/(kind|FilmBesideForm)\.ts)/
/** Pages of leaders, designers and admins alone. */
export const OF_LEADERS = /^src\/((leader|admin)\/\w+Route|features\/figures\/(Figures|Passed)Page)\.tsx$/
/** How leaders, designers and admins prove a login. */
export const OF_SECURITY = /^src\/features\/security\//
/** Where designers and admins make adventures. */
export const OF_STUDIO = /^src\/studio\/\w+Route\.tsx$/
/** What is opened now and then of an adventure. */
export const OF_STUDIO_NOW_AND_THEN = /^src\/features\/content\/(Compare|History)Room\.tsx$/
/** Where they make its scenes. */
export const OF_EDITOR = /^src\/studio\/editor\//
/** Where they write its tasks. */
export const OF_TASKS = /^(src\/(studio\/tasks|features\/authoring)|kinds\/[^/]+\/edit)\//
/** The form of a kind and what a new task of it begins with: anyone who writes one task fetches those of its kind alone. */
export const FORM = /^kinds\/([^/]+)\/edit\/(?!kind\.ts|film-edit\.ts)/
/** What of it is opened now and then: questions of a file … */
export const OF_IMPORT = /^src\/features\/authoring\/(parts\/import\/|rules\/place-sign)/
/** … what writes them out, how players did, and the player of any kind beside its form … */
export const OF_BESIDE = /^src\/features\/authoring\/(parts\/(export|figures)\/|ServedPlay\.tsx)/
/** … and the forms about a film, a book or a package. */
export const OF_FILE_FORMS =
  /^kinds\/(film|video|ebook|scorm)\/edit\/(?!kind\.ts|film-edit\.ts|read-(moments|questions)\.ts)/
/** The settings of a task, and the languages of an adventure. */
export const OF_TASK_SETTINGS =
  /^src\/features\/authoring\/(TaskSettings|parts\/(RatingFields|Competences|UnlockFields|LanguagesPopup))\.tsx/
/** Where all texts of an adventure are translated. */
export const OF_TRANSLATIONS = /^src\/studio\/translations\//
/** The room of a tenant's settings, which an admin opens now and then. */
export const OF_SETTINGS = /^src\/admin\/SettingsRoom\.tsx$/
/** What they open less often still. */
export const OF_ADMINS_NOW_AND_THEN = /^src\/admin\/(Audit|Api)Room\.tsx$/
/** Films and papers come with a link, and so does what shows them. */
export const FOR_LINKS = /^node_modules\/(hls\.js|pdfjs-dist)\//
/** Pixi's roads that a player with a GPU never takes. */
export const OTHER_RENDERERS = /WebGPU|webworker|CanvasRenderer/
