import { chunksWith, closureOf, stylesOf, type Bundle } from './bundle.ts'
import { loginOf } from './goals.ts'

/** What a map is played with, on its poster: the canvas comes later, and would only keep these waiting on a slow line. */
const PLAYABLE_MAP =
  /^src\/(app\/(pages\/pages|ShellWatch)|game\/(routes\/(StartRoute|GameRoute|MapRoute)|start\/read-map)|stage\/StageShell)\.tsx?$/

/** What stands over the login as over every page. */
const SHELL = /^src\/app\/ShellWatch\.tsx$/

/** Scripts, and the style sheets that come with them, of a start that the page itself does not name, as addresses. */
export interface StartFiles {
  /** Of every page. */
  shell: string[]
  /** Of the first map; those of the shell among them. */
  map: string[]
}

export function startFilesOf(bundle: Bundle): StartFiles {
  const named = loginOf(bundle)
  const stylesNamed = stylesOf(bundle, named)
  const of = (modules: RegExp) => {
    const scripts = [...closureOf(bundle, chunksWith(bundle, modules))].filter((file) => !named.has(file))
    const styles = [...stylesOf(bundle, scripts)].filter((file) => !stylesNamed.has(file))
    return [...scripts, ...styles].map((file) => `/${file}`)
  }
  return { shell: of(SHELL), map: of(PLAYABLE_MAP) }
}
